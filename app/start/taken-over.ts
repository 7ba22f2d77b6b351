/** So many ms a press waits for React; then the browser does it, as it does without scripts. */
export const longestWait = 4000;

const page = document.documentElement;

/** Whether React has taken the page over: what is pressed is its own from then on. */
export const isOver = () => "hydrated" in page.dataset;

/** Shows the line at the top of the page (`app/styles/early.css`) until React is there, which then shows what it waits for. */
export function showWaiting(): void {
  page.dataset.loading = "";
}

/** Takes the line away: nothing of this page is waited for any more. */
export function endWaiting(): void {
  delete page.dataset.loading;
}

/** When everything listens that React has drawn, so that held presses can be repeated; never, where it could not be loaded. */
export const ready = new Promise<void>((resolve) => {
  const end = () => {
    endWaiting();
    resolve();
  };
  addEventListener("takenover", end, { once: true });
});
