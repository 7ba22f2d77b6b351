import clsx from "clsx";
import type { ReactNode } from "react";

import { CarouselControls, CarouselStrip, type CarouselTexts } from "./carousel-controls";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel";

type CarouselProps = {
  /** Begins the ids of the slides, `{id}-1` and so on: anchors without script. */
  id: string;
  /** What it shows; or the id of the heading that says so. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  texts: CarouselTexts;
  slides: readonly { key: string | number; node: ReactNode }[];
  /** One slide in view and a numbered strip below, instead of a row of 2 to 5, which may stand far down (`--about`). */
  single?: boolean | undefined;
  /** Moves on every 5 seconds, with a button to stop; not for people who ask for less motion. */
  autoplay?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A row of slides. In HTML and CSS alone it scrolls and snaps; once the page is idle, Swiper drives the same boxes.
 * Slides are plain children: whatever React changes in them goes on working.
 */
export function Carousel(props: CarouselProps) {
  const { id, label, labelledBy, texts, slides, single, autoplay = false, className } = props;
  const { rootRef, viewRef, state, commands } = useCarousel(autoplay && slides.length > 1);
  return (
    <div
      ref={rootRef}
      className={clsx(styles.carousel, single ? styles.single : styles.rail, className)}
      role="group"
      aria-roledescription={texts.role}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-start={autoplay ? "idle" : undefined}
    >
      {!single && <CarouselControls texts={texts} state={state} commands={commands} />}
      <div ref={viewRef} className={clsx("swiper", styles.view, !single && "far-down")}>
        <ul className={clsx("swiper-wrapper", styles.track)}>
          {slides.map(({ key, node }, index) => (
            <li key={key} id={single ? `${id}-${index + 1}` : undefined} className={clsx("swiper-slide", styles.slide)}>
              {node}
            </li>
          ))}
        </ul>
      </div>
      {single && slides.length > 1 && (
        <CarouselStrip id={id} count={slides.length} moves={autoplay} texts={texts} state={state} commands={commands} />
      )}
    </div>
  );
}
