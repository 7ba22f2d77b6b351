/**
 * A clock that says whether something is due: at most once in so many ms, and not before they have passed once.
 * @param now the current time in ms, as `isDue` is told it too
 */
export function atMostEvery(pause: number, now = Date.now()): (now: number) => boolean {
  let last = now;
  return function isDue(now) {
    if (now - last < pause) return false;
    last = now;
    return true;
  };
}
