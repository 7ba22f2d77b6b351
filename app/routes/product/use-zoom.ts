import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { isZoomed, noZoom, moveView, zoomAt, type Point, type View } from "./zoom-view";

/** How far one press of a button, a key or a double tap zooms. */
const zoomStep = 2;

/** How much of its frame one press of an arrow key moves a zoomed picture by. */
const moveStep = 0.25;

/** The maximum time between the two taps of a double tap, in ms. */
const doubleTap = 300;

/** How far a finger or the mouse moves in a tap or a click, at most, in px. Safari reports every pixel of a shaky tap. */
const tapTolerance = 4;

type Zoom = {
  isZoomed: boolean;
  /** Zooms the current picture by one step around its centre; in for 1, out for -1. */
  zoom: (by: 1 | -1) => void;
  /** Moves the zoomed picture by one step, so that more of it is seen on the side that the point names. */
  look: (towards: Point) => void;
};

/**
 * Zooms the current picture of a row: with two fingers, a double tap, a click, the mouse wheel or buttons. A zoomed
 * picture moves with one finger, the mouse or the arrow keys, and the row does not scroll.
 * @param isOpen whether the row is rendered
 */
export function useZoom(row: RefObject<HTMLElement>, current: number, isOpen: boolean): Zoom {
  const view = useRef<View>(noZoom);
  const [zoomed, setZoomed] = useState(false);

  const show = useCallback(
    (next: View) => {
      const item = row.current?.children[current];
      if (!(item instanceof HTMLElement)) return;
      view.current = next;
      item.style.transform = isZoomed(next) ? `translate(${next.x}px, ${next.y}px) scale(${next.scale})` : "";
      setZoomed(isZoomed(next));
    },
    [row, current],
  );

  useEffect(() => {
    const element = row.current;
    if (!element || !isOpen) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const stop = listenToGestures(element, {
      isZoomed: () => isZoomed(view.current),
      zoomAt: (point, factor) => show(zoomAt(view.current, point, factor, size())),
      move: (by) => show(moveView(view.current, by, size())),
      toggle: (point) => show(isZoomed(view.current) ? noZoom : zoomAt(noZoom, point, zoomStep, size())),
    });
    const stopWatching = watchSize(element, () => {
      if (!isZoomed(view.current)) return;
      show(noZoom);
      element.scrollTo({ left: current * element.clientWidth, behavior: "instant" });
    });
    return () => {
      stop();
      stopWatching();
      show(noZoom);
    };
  }, [row, current, isOpen, show]);

  const zoom = (by: 1 | -1) => {
    if (!row.current) return;
    const { clientWidth: width, clientHeight: height } = row.current;
    show(zoomAt(view.current, { x: width / 2, y: height / 2 }, zoomStep ** by, { width, height }));
  };
  const look = ({ x, y }: Point) => {
    if (!row.current) return;
    const { clientWidth: width, clientHeight: height } = row.current;
    const by = { x: -x * width * moveStep, y: -y * height * moveStep };
    show(moveView(view.current, by, { width, height }));
  };
  return { isZoomed: zoomed, zoom, look };
}

/**
 * Calls `resized` when the element has another size, as when a phone is turned: the part of a zoomed picture that was
 * visible is then somewhere else, and the browser keeps the row where the zoomed picture was.
 */
function watchSize(element: HTMLElement, resized: () => void): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) resized();
    isFirst = false;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

type Gestures = {
  isZoomed: () => boolean;
  zoomAt: (point: Point, factor: number) => void;
  move: (by: Point) => void;
  toggle: (point: Point) => void;
};

/** Adds the listeners; the returned function removes them. They are not passive, to keep the row from scrolling. */
function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: false };
  const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  listenToFingers(element, gestures, within, options);
  listenToMouse(element, gestures, within, options);
  return () => stop.abort();
}

type Within = (event: { clientX: number; clientY: number }) => Point;

function listenToFingers(
  element: HTMLElement,
  gestures: Gestures,
  within: Within,
  options: AddEventListenerOptions,
): void {
  let fingers: Point[] = [];
  let lastTap = { time: 0, hasMoved: false };
  let pressed: Point = { x: 0, y: 0 };
  const pointsOf = ({ touches }: TouchEvent) => [...touches].map(within);
  const start = (event: TouchEvent) => {
    fingers = pointsOf(event);
    pressed = centreOf(fingers);
    if (fingers.length > 1) event.preventDefault();
    else lastTap.hasMoved = false;
  };
  const move = (event: TouchEvent) => {
    const now = pointsOf(event);
    const [before, after] = [centreOf(fingers), centreOf(now)];
    lastTap.hasMoved ||= now.length > 1 || isDrag(pressed, after);
    if (now.length > 1 || gestures.isZoomed()) {
      event.preventDefault();
      if (!lastTap.hasMoved) return;
      if (now.length > 1 && fingers.length > 1) gestures.zoomAt(after, spreadOf(now) / (spreadOf(fingers) || 1));
      if (now.length === fingers.length) gestures.move({ x: after.x - before.x, y: after.y - before.y });
    }
    fingers = now;
  };
  const end = (event: TouchEvent) => {
    const [finger] = fingers;
    if (fingers.length === 1 && finger && !lastTap.hasMoved) {
      const isSecond = event.timeStamp - lastTap.time < doubleTap;
      lastTap = { time: isSecond ? 0 : event.timeStamp, hasMoved: false };
      // Also keeps the browser from turning the tap into a click, which zooms too.
      event.preventDefault();
      if (isSecond) gestures.toggle(finger);
    }
    fingers = pointsOf(event);
  };
  element.addEventListener("touchstart", start, options);
  element.addEventListener("touchmove", move, options);
  element.addEventListener("touchend", end, options);
  element.addEventListener("touchcancel", () => (fingers = []), options);
}

function listenToMouse(
  element: HTMLElement,
  gestures: Gestures,
  within: Within,
  options: AddEventListenerOptions,
): void {
  let pressed: Point | null = null;
  let hasMoved = false;
  element.addEventListener(
    "mousedown",
    (event) => {
      if (event.button !== 0) return;
      pressed = within(event);
      hasMoved = false;
      // No dragging of the picture's file.
      event.preventDefault();
      element.focus({ preventScroll: true });
    },
    options,
  );
  element.addEventListener(
    "mousemove",
    (event) => {
      if (!pressed) return;
      const point = within(event);
      if (event.buttons === 0) return void (pressed = null);
      hasMoved ||= isDrag(pressed, point);
      if (!gestures.isZoomed() || !hasMoved) return;
      gestures.move({ x: point.x - pressed.x, y: point.y - pressed.y });
      pressed = point;
    },
    options,
  );
  element.addEventListener(
    "click",
    (event) => {
      pressed = null;
      if (!hasMoved) gestures.toggle(within(event));
    },
    options,
  );
  element.addEventListener(
    "wheel",
    (event) => {
      // A sideways wheel scrolls the row.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      gestures.zoomAt(within(event), 2 ** (-event.deltaY / 300));
    },
    options,
  );
}

const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > tapTolerance;

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

function spreadOf([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
