import clsx from "clsx";

import styles from "./carousel.module.css";
import { IconButton } from "./icon-button";
import type { CarouselState } from "./use-carousel";

export type CarouselTexts = {
  /** What it is called: `карусель`. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** A slide's name in the numbered strip. */
  slide: (number: number) => string;
};

type Commands = { next: () => void; previous: () => void; goTo: (index: number) => void; toggle: () => void };
type ControlsProps = { texts: CarouselTexts; state: CarouselState; commands: Commands };
type StripProps = ControlsProps & {
  id: string;
  count: number;
  /** Whether slides will move by themselves, so that the button to stop them keeps its place from the start. */
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

/** Arrows and the button that stops motion, of a row of several. Nothing before they work, nor where all slides fit. */
export function CarouselControls({ texts, state, commands }: ControlsProps) {
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

/** The numbers of a slide show: anchors without script, with arrows and the button that stops motion beside them. */
export function CarouselStrip({ id, count, moves, texts, state, commands }: StripProps) {
  const { live, index, motion } = state;
  const waits = live ? undefined : styles.waits;
  const numbers = Array.from({ length: count }, (_, position) => position);
  return (
    <div className={styles.strip}>
      <IconButton
        type="button"
        className={waits}
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
        className={waits}
        icon="chevron-right"
        label={texts.next}
        onClick={() => commands.goTo((index + 1) % count)}
      />
      {moves && (
        <PauseButton
          className={clsx(motion === "off" && styles.waits)}
          texts={texts}
          state={state}
          commands={commands}
        />
      )}
    </div>
  );
}
