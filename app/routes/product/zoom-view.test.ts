import { expect, it } from "vitest";

import { isZoomed, moveView, noZoom, zoomAt } from "./zoom-view";

const size = { width: 400, height: 600 };

it("zooming keeps the point under the fingers in place", () => {
  const view = zoomAt(noZoom, { x: 100, y: 300 }, 2, size);
  expect(view).toEqual({ scale: 2, x: -100, y: -300 });
  expect(zoomAt(view, { x: 100, y: 300 }, 0.5, size)).toEqual(noZoom);
});

it("the picture is never smaller than its frame, nor larger than four times", () => {
  expect(isZoomed(zoomAt(noZoom, { x: 100, y: 300 }, 0.2, size))).toBe(false);
  expect(zoomAt(noZoom, { x: 0, y: 0 }, 100, size).scale).toBe(4);
});

it("a zoomed picture stops at the edges of its frame, and an unzoomed one does not move", () => {
  const view = zoomAt(noZoom, { x: 200, y: 300 }, 2, size);
  expect(moveView(view, { x: 1000, y: -1000 }, size)).toEqual({ scale: 2, x: 0, y: -600 });
  expect(moveView(noZoom, { x: 50, y: 50 }, size)).toEqual(noZoom);
});
