import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { slideDelay, startClock } from "./use-carousel";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("advances every 5 seconds", () => {
  const advance = vi.fn();
  startClock(advance);
  vi.advanceTimersByTime(slideDelay - 1);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + slideDelay);
  expect(advance).toHaveBeenCalledTimes(2);
});

it("stands still while anything holds it and then waits in full", () => {
  const advance = vi.fn();
  const clock = startClock(advance);
  clock.hold("hover");
  clock.hold("focus");
  vi.advanceTimersByTime(3 * slideDelay);
  clock.release("hover");
  vi.advanceTimersByTime(3 * slideDelay);
  expect(advance).not.toHaveBeenCalled();
  clock.release("focus");
  vi.advanceTimersByTime(slideDelay - 1);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

it("is over once ended", () => {
  const advance = vi.fn();
  const clock = startClock(advance);
  clock.end();
  vi.advanceTimersByTime(2 * slideDelay);
  expect(advance).not.toHaveBeenCalled();
});
