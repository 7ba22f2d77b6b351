/** How long a press waits for React, in ms; then the browser handles it as it does without scripts. */
export const longestWait = 4000;

const page = document.documentElement;

/** Whether React has hydrated the page and handles presses itself. */
export const isHydrated = () => "hydrated" in page.dataset;

/** Shows the progress line at the top of the page (`app/styles/early.css`) until React takes over. */
export function showProgress(): void {
  page.dataset.loading = "";
}

/** Hides the progress line. */
export function hideProgress(): void {
  delete page.dataset.loading;
}

/**
 * Resolves when all of React's event handlers are attached, so that queued presses can be repeated; never if React
 * could not be loaded.
 */
export const ready = new Promise<void>((resolve) => {
  const end = () => {
    hideProgress();
    resolve();
  };
  addEventListener("takenover", end, { once: true });
});
