/** The longest time between the two clicks of a double click, in ms, and how far apart they may be, in px. */
const longest = 500;
const farthest = 24;

type Press = { control: Element; time: number; x: number; y: number };

let last: Press | null = null;
let lastKey = "";

/** Heeds that another key between two presses says that the second one is meant. */
export function heedKey({ key }: KeyboardEvent): void {
  if (key !== lastKey) last = null;
  lastKey = key;
}

/**
 * Whether a click is the second of a double click that began on another control. A press in a form of the basket or of the
 * favourites may put a stepper, a link or another product under the pointer, which nobody has meant to press.
 */
export function isStray({ target, isTrusted, timeStamp: time, clientX: x, clientY: y }: MouseEvent): boolean {
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
