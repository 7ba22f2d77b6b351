const page = document.documentElement;

/** Whether React has taken the page over: what is pressed is its own from then on. */
export const isOver = () => "hydrated" in page.dataset;

/** When React has taken the page over; never, where it could not be loaded. */
export const takenOver = new Promise<void>((resolve) => {
  new MutationObserver(() => isOver() && resolve()).observe(page, { attributes: true });
});
