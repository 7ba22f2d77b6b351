import Swiper from "swiper";
import { Mousewheel } from "swiper/modules";

/** The shop's defaults for sliders (specification, section 9): ms of a move, px of a drag that counts, ms after a resize. */
const moveTime = 400;
const dragThreshold = 10;
const resizeWait = 50;

export type Place = {
  /** The first slide shown. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
};

export type LiveRow = {
  /** Moves on by as many whole slides as are shown; from the end back to the start with `wrap`. */
  next: (options?: { wrap?: boolean }) => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Gives the boxes back to CSS. */
  release: () => void;
};

/**
 * Lets Swiper take over a scroll-snap row: the same boxes in the same place, so nothing shifts. Widths stay in CSS and slides
 * stay React's: they are never cloned or moved about, and when React changes them, Swiper measures anew.
 * @param view the element that scrolls; its only child holds the slides
 * @param onMove told of the place at once and after every move
 */
export function takeOver(view: HTMLElement, onMove: (place: Place) => void): LiveRow {
  const initialSlide = firstShown(view);
  view.dataset.live = "";
  view.scrollLeft = 0;
  const swiper = new Swiper(view, {
    modules: [Mousewheel],
    slidesPerView: "auto",
    initialSlide,
    speed: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : moveTime,
    threshold: dragThreshold,
    // A horizontal wheel or trackpad went along the row before, so it still does; a vertical one scrolls the page.
    mousewheel: { forceToAxis: true },
    updateOnWindowResize: false,
    resizeObserver: false,
  });
  const tell = () => onMove({ index: swiper.snapIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd });
  swiper.on("snapIndexChange fromEdge toEdge snapGridLengthChange update", tell);
  tell();

  const stop = watch(view, swiper);
  const step = (direction: 1 | -1) => swiper.slideTo(swiper.snapIndex + direction * wholeSlides(swiper));
  return {
    next: ({ wrap = false } = {}) => {
      if (swiper.isEnd && wrap) swiper.slideTo(0);
      else step(1);
    },
    previous: () => step(-1),
    goTo: (index) => swiper.slideTo(index),
    release: () => {
      stop();
      swiper.destroy(true, true);
      delete view.dataset.live;
    },
  };
}

/** A row is at rest when it has not scrolled for so many ms; after the other it is taken over in any case. */
const restTime = 100;
const longestMove = 3000;

/**
 * Waits until no finger drags the row and it has come to rest on a slide. Taken over earlier, it would jump back, and the first
 * swipe on the page would be lost.
 */
export function whenAtRest(view: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let isTouched = false;
    const end = () => {
      stop.abort();
      resolve();
    };
    const longest = setTimeout(end, longestMove);
    let timer = setTimeout(look, restTime);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(look, restTime);
    }
    function look() {
      if (isTouched || !isOnSlide(view)) return wait();
      clearTimeout(longest);
      end();
    }
    const touch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
      wait();
    };
    for (const type of ["touchstart", "touchend", "touchcancel"] as const) {
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

/** The slide that stands at the start of a scrolled row; the last one where the row is scrolled to its end. */
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

/** Moves the row no farther than it takes to see the slide in whole. */
function showSlideOf(element: HTMLElement, view: HTMLElement, swiper: Swiper): void {
  const index = slidesOf(view).findIndex((slide) => slide.contains(element));
  const lastShown = swiper.snapIndex + wholeSlides(swiper) - 1;
  if (index < swiper.snapIndex) swiper.slideTo(index);
  else if (index > lastShown) swiper.slideTo(index - wholeSlides(swiper) + 1);
}

/** Keeps Swiper's idea of the row true to what the browser, React and the keyboard do to it. */
function watch(view: HTMLElement, swiper: Swiper): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  // A search in the page or an anchor scrolls the clipped row natively; that becomes a move of Swiper's.
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
  // The keyboard brings what it reaches into view, on either side; a press of the pointer must not move its own target.
  view.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      view.scrollLeft = 0;
      showSlideOf(target, view, swiper);
    },
    { signal },
  );
  // Links and pictures are draggable by nature, which would end a drag of the row.
  view.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  let timer: number | undefined;
  const resized = new ResizeObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => swiper.update(), resizeWait);
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
