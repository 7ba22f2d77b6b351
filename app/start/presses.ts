import { appLink, isPlainClick } from "~/lib/link";
import { mayOpenDialog } from "~/paths";
import { sendOnLeave } from "~/shop/shopper/sent-on-leave";

import { hasInput, hideProgress, isHydrated, longestWait, ready, showProgress, startOr } from "./load";

/** Pressed elements that wait for React, in order. */
const queued = new Set<HTMLElement>();

/** Whether another page has been requested since. */
let isLeaving = false;

/** What a finger or a mouse sends when it presses or starts to scroll. */
const pressEvents = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "pointerup",
  "mouseup",
  "touchend",
  "pointercancel",
  "touchcancel",
  "click",
  "submit",
];

/** Queues presses that need React until the page is hydrated, and prevents double form posts. */
export function watchPresses(): void {
  addEventListener("keydown", resetOnKey, true);
  addEventListener("click", dropRepeated, true);
  addEventListener("mousedown", keepFocus, true);
  for (const type of pressEvents) addEventListener(type, hideFromReact, { capture: true, passive: true });
  addEventListener("click", queueClick, true);
  addEventListener("submit", (event) => void (isHydrated() || queueSubmit(event)), true);
  // On the window, after all handlers of the page, so that it sees only events that nobody has handled.
  addEventListener("submit", queueSubmit);
  addEventListener("pagehide", () => queued.forEach(sendAlone));
  void ready.then(() => queued.forEach(pressAgain));
}

/** For a press during hydration, React 18 would hydrate the whole page at once, in one long task. */
function hideFromReact(event: Event): void {
  if (!isHydrated()) event.stopPropagation();
}

/** Runs before React's handlers. Queued presses are still pending, so a second press of the same element is dropped. */
function dropRepeated(event: MouseEvent): void {
  const press = (event.target as Element).closest<HTMLElement>("a,button");
  if (!isStray(event) && !(press && queued.has(press))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function queueClick(event: MouseEvent): void {
  if (isHydrated() || !isPlainClick(event)) return;
  const press = (event.target as Element).closest<HTMLElement>("a[href],button[type=button]");
  if (!press) return;
  const link = appLink(press, location);
  const keepsText = press.matches("[hreflang]") && hasInput();
  const needsReact = keepsText || press.matches("button,[data-held]") || (link && isForReact(link));
  // The linked page must show the results of earlier presses.
  if (!("let" in press.dataset) && (needsReact || (link && queued.size > 0))) enqueue(event, press);
  else if (press.matches("a[href^='/']:not([target],[download])")) mark(press);
}

/** Links that update the page with React, but would replace it without. */
const isForReact = ({ dataset, pathname }: HTMLAnchorElement) => dataset.scroll === "keep" || mayOpenDialog(pathname);

function queueSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  const button = event.submitter;
  const waits = "small" in form.dataset || queued.size > 0;
  if (!isHydrated() && button && waits && !("let" in button.dataset)) return enqueue(event, button);
  // A second press during the first request.
  if ("busy" in form.dataset) return event.preventDefault();
  if (form.getAttribute("method") === "post") mark(form);
  if (button) mark(button);
}

function enqueue(event: Event, press: HTMLElement): void {
  event.preventDefault();
  if (queued.size === 0) {
    waits = 0;
    setTimeout(releaseLate, longestWait);
    addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  }
  queued.add(press);
  press.dataset.busy = "";
  showProgress();
  startOr(releaseQueue);
}

function pressAgain(press: HTMLElement): void {
  // React has rendered the page again, in other elements.
  if (!press.isConnected) return sendAlone(press);
  queued.delete(press);
  delete press.dataset.busy;
  press.dataset.let = "";
  press.click();
  delete press.dataset.let;
}

/** How often the queue has waited longer because of its last press. */
let waits = 0;

/**
 * Releases the queue when loading takes too long. A press that opens something in place (`data-held="place"`) waits five
 * times as long, because its link leaves the page, and so does a change of the language, which would lose what is typed;
 * if loading fails, both are released at once.
 */
function releaseLate(): void {
  const isPatient = [...queued].pop()?.matches("[data-held=place],[hreflang]");
  if (isPatient && (waits += 1) < 5) setTimeout(releaseLate, longestWait);
  else releaseQueue();
}

/** Lets the browser handle queued presses. Only the last one can load a page; the others are sent in the background. */
function releaseQueue(): void {
  // The browser would cancel a form post while another page is loading. If that page does not arrive, the press is
  // handled later.
  if (isLeaving) {
    isLeaving = false;
    return void setTimeout(releaseQueue, longestWait);
  }
  const last = [...queued].pop();
  hideProgress();
  for (const press of queued) if (press !== last) sendAlone(press);
  if (last) pressAgain(last);
}

/** Sends a basket or favourites form without waiting for an answer. */
function sendAlone(press: HTMLElement): void {
  queued.delete(press);
  delete press.dataset.busy;
  const { form } = press as HTMLButtonElement;
  if (!form?.dataset.small) return;
  const fields = new URLSearchParams({ via: "fetch" });
  // These forms have text values only.
  for (const [name, value] of new FormData(form, press)) fields.append(name, value as string);
  sendOnLeave(form.getAttribute("action") ?? "", fields);
}

/** Marks an element as busy for a while. */
function mark(element: HTMLElement): void {
  element.dataset.busy = "";
  setTimeout(() => delete element.dataset.busy, 5000);
}

/** The maximum time between the two clicks of a double click, in ms, and their maximum distance, in px. */
const maxInterval = 500;
const farthest = 24;

/** Controls that a second press would only undo. */
const toggles = "[aria-pressed],[aria-expanded],summary,[data-small=favorite] *,[data-small=compare] *";

/** A press on a control: where it was on the screen, in which page and dialog or menu, and when, in ms. */
type Press = {
  control: Element;
  around: Element | null;
  path: string;
  isSmall: boolean;
  time: number;
  x: number;
  y: number;
};

let last: Press | null = null;
let lastKey = "";

/** Resets the last press on another key, which shows that the next press is intended. */
function resetOnKey({ key }: KeyboardEvent): void {
  if (key !== lastKey) last = null;
  lastKey = key;
}

/** Whether an event follows the last press in its place. */
const follows = ({ timeStamp, clientX, clientY }: MouseEvent, { time, x, y }: Press) =>
  timeStamp - time < maxInterval && Math.hypot(clientX - x, clientY - y) < farthest;

/** The second press of a double click takes no focus: the first one may have moved it, for example to a new field. */
function keepFocus(event: MouseEvent): void {
  if (last && event.detail === 2 && follows(event, last) && !last.control.contains(event.target as Element))
    event.preventDefault();
}

/**
 * Whether a click is the second one of a double click on a toggle, or of one that started on another control. A basket
 * or favourites form may put a stepper, a link or another product under the pointer, a link may open a dialog or another
 * page there, and a dialog or menu may close: the second click must not press what has come.
 */
function isStray(event: MouseEvent): boolean {
  const { target, isTrusted, detail, timeStamp: time, clientX: x, clientY: y } = event;
  // Scripts may trigger clicks.
  const control = (target as Element).closest("a[href],button,summary,label,input,dialog");
  if (!control || !isTrusted) return false;
  const around = control.closest("dialog,nav");
  const path = location.pathname + location.hash;
  const isSmall = Boolean((control as HTMLButtonElement).form?.dataset.small);
  const fallsThrough =
    last !== null &&
    follows(event, last) &&
    last.control !== control &&
    (last.isSmall || last.around !== around || last.path !== path);
  if (fallsThrough && last) last.time = time;
  else last = { control, around, path, isSmall, time, x, y };
  return fallsThrough || (detail === 2 && control.matches(toggles));
}
