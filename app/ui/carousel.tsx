import clsx from "clsx";
import type { ReactNode } from "react";

import { IconButton } from "./button";
import styles from "./carousel.module.css";
import { useCarousel, type CarouselState } from "./use-carousel";

type CarouselProps = {
  /** Prefix of the slides' ids, `{id}-1` and so on: anchors without JavaScript. */
  id: string;
  /** What the carousel shows; or else the id of the heading that says so. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  texts: CarouselTexts;
  slides: readonly { key: string | number; node: ReactNode }[];
  /**
   * One visible slide with a numbered strip below, instead of a row of 2 to 5. Such a row may be far down the page
   * (`--about`).
   */
  single?: boolean | undefined;
  /** Moves on every 5 seconds and has a button to stop it. Not for people who prefer reduced motion. */
  autoplay?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A row of slides. With HTML and CSS alone it scrolls and snaps; once the page is idle, Swiper controls the same
 * elements. Slides are ordinary children: React can keep changing them.
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
      <div ref={viewRef} className={clsx("swiper", styles.view, !single && "deferred-layout")}>
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

export type CarouselTexts = {
  /** Its role description: `карусель`. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The name of a slide in the numbered strip. */
  slide: (number: number) => string;
};

type Commands = { next: () => void; previous: () => void; goTo: (index: number) => void; toggle: () => void };
type ControlsProps = { texts: CarouselTexts; state: CarouselState; commands: Commands };
type StripProps = ControlsProps & {
  id: string;
  count: number;
  /** Whether slides will move by themselves; if so, the space for the stop button is reserved from the start. */
  moves: boolean;
};

function PauseButton({ texts, state, commands, className }: ControlsProps & { className?: string | undefined }) {
  const moving = state.motion !== "stopped";
  return (
    <IconButton
      type="button"
      className={className}
      icon={moving ? "pause" : "play"}
      iconSize="s"
      label={moving ? texts.pause : texts.play}
      onClick={commands.toggle}
    />
  );
}

/** Arrows and stop button for a row of several slides. Renders nothing until Swiper runs, or if all slides fit. */
function CarouselControls({ texts, state, commands }: ControlsProps) {
  const { live, atStart, atEnd, motion } = state;
  if (!live || (atStart && atEnd)) return null;
  return (
    <div className={styles.controls}>
      {motion !== "off" && <PauseButton texts={texts} state={state} commands={commands} />}
      <IconButton
        type="button"
        icon="chevron-left"
        label={texts.previous}
        aria-disabled={atStart}
        onClick={commands.previous}
      />
      <IconButton type="button" icon="chevron-right" label={texts.next} aria-disabled={atEnd} onClick={commands.next} />
    </div>
  );
}

/** The numbers of a slide show: anchors without JavaScript, with arrows and a stop button next to them. */
function CarouselStrip({ id, count, moves, texts, state, commands }: StripProps) {
  const { live, index, motion } = state;
  const inactive = live ? undefined : styles.inactive;
  const numbers = Array.from({ length: count }, (_, position) => position);
  return (
    <div className={styles.strip}>
      <IconButton
        type="button"
        className={inactive}
        icon="chevron-left"
        label={texts.previous}
        onClick={() => commands.goTo((index - 1 + count) % count)}
      />
      <ol>
        {numbers.map((position) => (
          <li key={position}>
            <a
              href={`#${id}-${position + 1}`}
              aria-label={texts.slide(position + 1)}
              aria-current={position === index ? "true" : undefined}
              onClick={(event) => {
                if (!live) return;
                event.preventDefault();
                commands.goTo(position);
              }}
            >
              {position + 1}
            </a>
          </li>
        ))}
      </ol>
      <IconButton
        type="button"
        className={inactive}
        icon="chevron-right"
        label={texts.next}
        onClick={() => commands.goTo((index + 1) % count)}
      />
      {moves && (
        <PauseButton
          className={clsx(motion === "off" && styles.inactive)}
          texts={texts}
          state={state}
          commands={commands}
        />
      )}
    </div>
  );
}
