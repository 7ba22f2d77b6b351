import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { whenAtRest } from "./carousel-swiper";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A row of three slides of 100 px, scrolled by `scrollLeft` px, whether it is pressed, and whether Swiper may start. */
function makeRow(scrollLeft = 0) {
  const boxOf = (left: number) => ({ getBoundingClientRect: () => ({ left }) });
  const slides = [0, 100, 200].map((left) => boxOf(left - scrollLeft));
  const view: EventTarget = Object.assign(new EventTarget(), boxOf(0), {
    scrollLeft,
    clientWidth: 100,
    scrollWidth: 300,
    querySelectorAll: () => slides,
    matches: () => row.isPressed,
  });
  const row = {
    isPressed: false,
    isAtRest: false,
    send: (type: string, fingers = 0) => void view.dispatchEvent(touch(type, fingers)),
  };
  void whenAtRest(view as HTMLElement).then(() => (row.isAtRest = true));
  return row;
}

const touch = (type: string, fingers: number) => Object.assign(new Event(type), { touches: Array(fingers) });

it("starts on a row that nobody touches", async () => {
  const row = makeRow();
  await vi.advanceTimersByTimeAsync(600);
  expect(row.isAtRest).toBe(true);
});

it("keeps the swipe of a finger that was put down earlier and rests before it moves", async () => {
  const row = makeRow();
  await vi.advanceTimersByTimeAsync(400);
  row.send("touchmove", 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(row.isAtRest).toBe(false);
  row.send("touchend");
  await vi.advanceTimersByTimeAsync(600);
  expect(row.isAtRest).toBe(true);
});

it("waits for a finger that was put down earlier and does not move", async () => {
  const row = makeRow();
  row.isPressed = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(row.isAtRest).toBe(false);
  row.isPressed = false;
  await vi.advanceTimersByTimeAsync(600);
  expect(row.isAtRest).toBe(true);
});

it("waits for the row to come to rest on a slide, but not endlessly", async () => {
  const row = makeRow(50);
  await vi.advanceTimersByTimeAsync(2000);
  expect(row.isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(row.isAtRest).toBe(true);
});
