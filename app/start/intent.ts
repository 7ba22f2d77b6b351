import { start } from "./load";

/** When a finger last touched the screen: the focus and the press that follow it name no pointer. */
let touched = -Infinity;

/** Whether an event that names no pointer comes of a finger. */
export const isByFinger = ({ timeStamp }: Event) => timeStamp - touched < 1000;

/** Starts at what the shopper does that means to use the page. */
export function watchIntent(): void {
  for (const type of ["pointerover", "pointerdown", "pointerup", "keydown", "focusin", "input"]) {
    addEventListener(type, intend, true);
  }
}

function intend(event: Event): void {
  const { target, type } = event;
  const byFinger = (event as PointerEvent).pointerType === "touch";
  if (byFinger) touched = event.timeStamp;
  if (type === "keydown") return void start();
  // Some browsers tell the document itself of a focus.
  const element = target instanceof Element && target.closest("a[href],button,input,select,textarea,summary,label");
  if (!element || (type === "pointerup") !== byFinger) return;
  // A finger that lands may only want to scroll. A link is followed and a small form sent without React.
  if (byFinger && element.matches("a,[data-small] *")) return;
  if (type === "focusin" && isByFinger(event) && !element.matches("input,select,textarea")) return;
  void start();
}
