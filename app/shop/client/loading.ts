let running = 0;

/** Shows the line at the top of the page (`app/styles/early.css`) until the returned function is called. */
export function showLoading(): () => void {
  let isOpen = true;
  count(1);
  return () => {
    if (isOpen) count(-1);
    isOpen = false;
  };
}

/** Shows the line for as long as the work takes that the shopper waits for. */
export function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  return work.finally(showLoading());
}

function count(by: number): void {
  running += by;
  document.documentElement.toggleAttribute("data-loading", running > 0);
}
