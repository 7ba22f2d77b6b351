let running = 0;

/** Shows the loading bar at the top of the page (`app/styles/early.css`) until the returned function is called. */
export function showLoading(): () => void {
  let isOpen = true;
  count(1);
  return () => {
    if (isOpen) count(-1);
    isOpen = false;
  };
}

/** Shows the loading bar until the promise settles. */
export function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  return work.finally(showLoading());
}

function count(by: number): void {
  running += by;
  document.documentElement.toggleAttribute("data-loading", running > 0);
}
