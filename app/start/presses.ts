import { appLink, isPlainClick } from "~/lib/link";
import { mayOpenDialog } from "~/paths";

import { startOr } from "./load";
import { endWaiting, isOver, longestWait, ready, showWaiting } from "./taken-over";

/** What was pressed and waits for React, in the order of the presses. */
const held = new Set<HTMLElement>();

/** Whether another page has been asked for since. */
let isLeaving = false;

/** Holds what is pressed and needs React until it is there, and lets no form be posted twice. */
export function watchPresses(): void {
  addEventListener("keydown", heedKey, true);
  addEventListener("click", dropRepeated, true);
  addEventListener("click", holdClick);
  // On the window, after all handlers of the page: they see only what nobody has taken over.
  addEventListener("submit", holdSubmit);
  addEventListener("pagehide", () => held.forEach(sendAlone));
  void ready.then(() => held.forEach(pressAgain));
}

/** Before React sees it. What is held is still to be done: a second press adds nothing. */
function dropRepeated(event: MouseEvent): void {
  const press = (event.target as Element).closest<HTMLElement>("a,button");
  if (!isStray(event) && !(press && held.has(press))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function holdClick(event: MouseEvent): void {
  if (isOver() || !isPlainClick(event)) return;
  const press = (event.target as Element).closest<HTMLElement>("a[href],button[type=button]");
  if (!press) return;
  const link = appLink(press, location);
  const needsReact = press.matches("button,[data-held]") || (link && isForReact(link));
  // The page that a link leads to shows what the earlier presses have done.
  if (!("let" in press.dataset) && (needsReact || (link && held.size > 0))) hold(event, press);
  else if (press.matches("a[href^='/']:not([target],[download])")) mark(press);
}

/** Links that change the page with React and would replace it without. */
const isForReact = ({ dataset, pathname }: HTMLAnchorElement) => dataset.scroll === "keep" || mayOpenDialog(pathname);

function holdSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  const button = event.submitter;
  const waits = "small" in form.dataset || held.size > 0;
  if (!isOver() && button && waits && !("let" in button.dataset)) return hold(event, button);
  // A second press while the first is under way.
  if ("busy" in form.dataset) return event.preventDefault();
  if (form.getAttribute("method") === "post") mark(form);
  if (button) mark(button);
}

function hold(event: Event, press: HTMLElement): void {
  event.preventDefault();
  if (held.size === 0) {
    setTimeout(letGo, longestWait);
    addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  }
  held.add(press);
  press.dataset.busy = "";
  showWaiting();
  startOr(letGo);
}

function pressAgain(press: HTMLElement): void {
  held.delete(press);
  delete press.dataset.busy;
  press.dataset.let = "";
  press.click();
  delete press.dataset.let;
}

/** Leaves what is held to the browser. Only the last press can lead to a page; the others are sent beside it. */
function letGo(): void {
  // The browser would drop a form that is sent while another page is on its way. Should that not come, the press is done later.
  if (isLeaving) {
    isLeaving = false;
    return void setTimeout(letGo, longestWait);
  }
  const last = [...held].pop();
  endWaiting();
  for (const press of held) if (press !== last) sendAlone(press);
  if (last) pressAgain(last);
}

/** Sends a press on basket or favourites without an answer. */
function sendAlone(press: HTMLElement): void {
  held.delete(press);
  delete press.dataset.busy;
  const { form } = press as HTMLButtonElement;
  if (!form?.dataset.small) return;
  const fields = new URLSearchParams({ via: "fetch" });
  // These forms hold texts alone.
  for (const [name, value] of new FormData(form, press)) fields.append(name, value as string);
  navigator.sendBeacon(form.getAttribute("action") ?? "", fields);
}

/** Shows for a while that something is under way in the browser. */
function mark(element: HTMLElement): void {
  element.dataset.busy = "";
  setTimeout(() => delete element.dataset.busy, 5000);
}

/** The longest time between the two clicks of a double click, in ms, and how far apart they may be, in px. */
const longest = 500;
const farthest = 24;

type Press = { control: Element; time: number; x: number; y: number };

let last: Press | null = null;
let lastKey = "";

/** Heeds that another key between two presses says that the second one is meant. */
function heedKey({ key }: KeyboardEvent): void {
  if (key !== lastKey) last = null;
  lastKey = key;
}

/**
 * Whether a click is the second of a double click that began on another control. A press in a form of the basket or of the
 * favourites may put a stepper, a link or another product under the pointer, which nobody has meant to press.
 */
function isStray({ target, isTrusted, timeStamp: time, clientX: x, clientY: y }: MouseEvent): boolean {
  // A click on a label has a second one on its field, and scripts click by themselves.
  const control = (target as Element).closest("a[href],button,summary");
  if (!control || !isTrusted) return false;
  const isStray =
    last !== null &&
    last.control !== control &&
    time - last.time < longest &&
    Math.hypot(x - last.x, y - last.y) < farthest;
  if (isStray && last) last.time = time;
  else last = (control as HTMLButtonElement).form?.dataset.small ? { control, time, x, y } : null;
  return isStray;
}
