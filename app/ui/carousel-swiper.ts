import Swiper from "swiper";
import { Mousewheel } from "swiper/modules";

/**
 * The shop's defaults for sliders (specification, section 9): duration of a move in ms, px that count as a drag, delay
 * after a resize in ms.
 */
const moveDuration = 400;
const dragThreshold = 10;
const resizeDelay = 50;

export type SlidePosition = {
  /** The index of the first visible slide. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
};

export type SwiperRow = {
  /** Moves forward by the number of fully visible slides; with `wrap`, from the end back to the start. */
  next: (options?: { wrap?: boolean }) => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Removes Swiper and leaves the layout to CSS again. */
  destroy: () => void;
};

/**
 * Lets Swiper control a scroll-snap row. It uses the same elements in the same place, so nothing shifts. CSS still sets
 * the widths and React still owns the slides: they are never cloned or moved, and Swiper measures them again when React
 * changes them.
 * @param view the element that scrolls; its only child contains the slides
 * @param onMove called with the position immediately and after every move
 */
export function startSwiper(view: HTMLElement, onMove: (place: SlidePosition) => void): SwiperRow {
  const initialSlide = firstShown(view);
  view.dataset.live = "";
  view.scrollLeft = 0;
  const swiper = new Swiper(view, {
    modules: [Mousewheel],
    slidesPerView: "auto",
    initialSlide,
    speed: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : moveDuration,
    threshold: dragThreshold,
    // A horizontal wheel or trackpad gesture scrolled the row before, so it still does; a vertical one scrolls the
    // page.
    mousewheel: { forceToAxis: true },
    updateOnWindowResize: false,
    resizeObserver: false,
  });
  const report = () => onMove({ index: swiper.snapIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd });
  swiper.on("snapIndexChange fromEdge toEdge snapGridLengthChange update", report);
  report();

  const stop = watch(view, swiper);
  const step = (direction: 1 | -1) => swiper.slideTo(swiper.snapIndex + direction * wholeSlides(swiper));
  return {
    next: ({ wrap = false } = {}) => {
      if (swiper.isEnd && wrap) swiper.slideTo(0);
      else step(1);
    },
    previous: () => step(-1),
    goTo: (index) => swiper.slideTo(index),
    destroy: () => {
      stop();
      swiper.destroy(true, true);
      delete view.dataset.live;
    },
  };
}

/** A row is at rest after this many ms without scrolling. */
const restTime = 500;
/** After this many ms, a row is at rest between two slides too. */
const maxWait = 3000;

/**
 * Waits until no finger drags the row and it has come to rest on a slide. If Swiper started earlier, the row would jump
 * back, and the first swipe on the page would be lost.
 */
export function whenAtRest(view: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const deadline = performance.now() + maxWait;
    let isTouched = false;
    let timer = setTimeout(look, restTime);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(look, restTime);
    }
    function look() {
      // `:active` also knows of a finger that was put down before anybody listened and has not moved yet.
      if (isTouched || view.matches(":active") || (!isOnSlide(view) && performance.now() < deadline)) return wait();
      stop.abort();
      resolve();
    }
    const touch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
      wait();
    };
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
      view.addEventListener(type, touch, { passive: true, signal: stop.signal });
    }
    view.addEventListener("scroll", wait, { passive: true, signal: stop.signal });
  });
}

function isOnSlide(view: HTMLElement): boolean {
  if (view.scrollLeft + view.clientWidth >= view.scrollWidth - 1) return true;
  const start = view.getBoundingClientRect().left;
  return slidesOf(view).some((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
}

function slidesOf(view: HTMLElement): HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>(":scope > .swiper-wrapper > .swiper-slide")];
}

/** The slide at the start of a scrolled row; the last one if the row is scrolled to its end. */
function firstShown(view: HTMLElement): number {
  const slides = slidesOf(view);
  if (view.scrollLeft + view.clientWidth >= view.scrollWidth - 1 && view.scrollLeft > 0) return slides.length - 1;
  const start = view.getBoundingClientRect().left;
  const found = slides.findIndex((slide) => slide.getBoundingClientRect().right > start + slide.offsetWidth / 2);
  return Math.max(0, found);
}

function wholeSlides(swiper: Swiper): number {
  const [slide] = swiper.slidesSizesGrid;
  return slide ? Math.max(1, Math.floor(swiper.width / slide + 0.01)) : 1;
}

/** Moves the row only as far as needed to show the whole slide. */
function showSlideOf(element: HTMLElement, view: HTMLElement, swiper: Swiper): void {
  const index = slidesOf(view).findIndex((slide) => slide.contains(element));
  const lastShown = swiper.snapIndex + wholeSlides(swiper) - 1;
  if (index < swiper.snapIndex) swiper.slideTo(index);
  else if (index > lastShown) swiper.slideTo(index - wholeSlides(swiper) + 1);
}

/** Keeps Swiper's state in sync with what the browser, React and the keyboard do to the row. */
function watch(view: HTMLElement, swiper: Swiper): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  // Find-in-page or an anchor scrolls the clipped row natively: turn that into a move in Swiper.
  view.addEventListener(
    "scroll",
    () => {
      if (view.scrollLeft === 0) return;
      const index = firstShown(view);
      view.scrollLeft = 0;
      swiper.slideTo(index, 0);
    },
    { signal },
  );
  // Keyboard focus scrolls its target into view, on either side. A click must not move its own target.
  view.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      view.scrollLeft = 0;
      showSlideOf(target, view, swiper);
    },
    { signal },
  );
  // Links and pictures are draggable by default, which would end a drag of the row.
  view.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  let timer: number | undefined;
  const resized = new ResizeObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => swiper.update(), resizeDelay);
  });
  resized.observe(view);
  const changed = new MutationObserver(() => swiper.update());
  changed.observe(swiper.wrapperEl, { childList: true });

  return () => {
    stop.abort();
    window.clearTimeout(timer);
    resized.disconnect();
    changed.disconnect();
  };
}
