import type { TabNews } from "~/shop/shopper/tabs";

import { isByFinger } from "./intent";
import { startOr, underWay } from "./load";
import { send } from "./small-form";
import { isOver, takenOver } from "./taken-over";

/** Holds what is pressed and needs React until it is there, and lets no form be posted twice. */
export function watchPresses(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || isOver()) return;
    const press = (event.target as Element).closest<HTMLElement>("button[type=button],[data-held]");
    if (press && !("let" in press.dataset)) hold(event, press);
  });
  // On the window, after all handlers of the page: it sees only what nobody has taken over.
  addEventListener("submit", submit);
}

/** Presses that wait for React; the browser does them itself where React takes too long. */
function hold(event: Event, press: HTMLElement): void {
  event.preventDefault();
  if ("busy" in press.dataset) return;
  press.dataset.busy = "";
  const again = () => {
    if (!("busy" in press.dataset)) return;
    delete press.dataset.busy;
    press.dataset.let = "";
    press.click();
    delete press.dataset.let;
  };
  setTimeout(again, 4000);
  void takenOver.then(again);
  startOr(again);
}

function submit(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  // Small forms have nothing else that sends them.
  const button = event.submitter as HTMLButtonElement | null;
  const kind = form.dataset.small as TabNews["kind"] | undefined;
  if (isOver() || !button || !kind || "let" in button.dataset) return guard(event, form);
  if (isByFinger(event) && !underWay && /^(add|remove)$/.test(button.name) && !form.querySelector("[name=set]")) {
    event.preventDefault();
    return void send(form, button, kind);
  }
  hold(event, button);
}

/** A form that was posted is not posted again by a second press while the first is under way. */
function guard(event: Event, form: HTMLFormElement): void {
  if (form.getAttribute("method") !== "post") return;
  if ("busy" in form.dataset) return event.preventDefault();
  form.dataset.busy = "";
  setTimeout(() => delete form.dataset.busy, 5000);
}
