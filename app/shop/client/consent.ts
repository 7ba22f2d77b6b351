/** The id of the strip that asks whether visits may be counted. */
export const consentBannerId = "consent";

/**
 * Sends the answer to that question without leaving the page, on which something may be typed.
 * @param onGiven called with the counter where it may count
 */
export function sendConsent(onGiven: (counter: string) => void): void {
  const banner = document.getElementById(consentBannerId);
  const form = banner?.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    void send(form, answer).then((isTaken) => {
      if (!isTaken) return;
      banner?.remove();
      // It went with the button.
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      const counter = banner?.dataset.counter;
      if (counter && answer === "given") onGiven(counter);
    });
  });
}

/** Whether the answer got through, which is answered by leading back to the page; else the question stays. */
async function send(form: HTMLFormElement, answer: string): Promise<boolean> {
  const request = { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" } as const;
  const response = await fetch(form.getAttribute("action") ?? "", request).catch(() => null);
  return response?.type === "opaqueredirect";
}
