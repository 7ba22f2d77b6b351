import clsx from "clsx";
import { useEffect, useRef, type AriaAttributes, type KeyboardEvent, type Ref } from "react";

import { readNumber } from "~/lib/small-form";

import { Icon } from "./icon";
import styles from "./stepper.module.css";

type StepperTexts = {
  /** What is counted: `Количество: Дрель …`. */
  label: string;
  less: string;
  more: string;
  /** The label of the button that submits a typed number without JavaScript. */
  update: string;
  /** `шт.` */
  unit?: string | undefined;
};

export type StepperProps = {
  /** The current value; a new value replaces typed text. */
  value: number;
  min?: number | undefined;
  max: number;
  /** How much one click changes it; a form that is sent contains it in the field `step`. */
  by?: number | undefined;
  texts: StepperTexts;
  /** A refused text, which the field shows in place of the value, and the attributes of its message. */
  refused?: { typed: string; aria: AriaAttributes } | undefined;
  /**
   * The value of the submit buttons `set`, `less` and `more`, for a stepper that submits its form on every click.
   * Without it the buttons only change the field.
   */
  submitValue?: number | undefined;
  /** Dark, and as wide as its container, for example on a card. */
  solid?: boolean | undefined;
  /** The `more` button, which gets the focus when a stepper replaces a clicked button. */
  moreRef?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
};

/**
 * A number field with a button on each side; the field is named `quantity`. The up and down arrow keys work like the
 * buttons.
 */
export function Stepper(props: StepperProps) {
  const { value, min = 0, max, by: pack = 1, texts, refused, submitValue, solid, moreRef, className } = props;
  const { field, step, settle, onKeyDown } = useNumberField(value, min, max);
  const sent = submitValue !== undefined;
  const side = (name: "less" | "more", by: -1 | 1) => (
    <button
      ref={name === "more" ? moreRef : undefined}
      {...(sent ? { name, value: submitValue } : { type: "button", onClick: () => step(by * pack) })}
      data-step={by}
      aria-label={texts[name]}
      disabled={sent && (by < 0 ? value <= min : value >= max)}
    >
      <Icon name={by < 0 ? "minus" : "plus"} size="s" />
    </button>
  );
  return (
    <div className={clsx(styles.step, solid && styles.solid, className)} role="group" aria-label={texts.label}>
      {sent && (
        <button name="set" value={submitValue} className={styles.set}>
          {texts.update}
        </button>
      )}
      {sent && pack > 1 && <input type="hidden" name="step" value={pack} />}
      {side("less", -1)}
      <label className={clsx(styles.value, texts.unit && styles.unit)}>
        <input
          ref={field}
          name="quantity"
          defaultValue={refused?.typed ?? value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label={texts.label}
          {...refused?.aria}
          onKeyDown={onKeyDown}
          onBlur={settle}
        />
        {texts.unit && <span aria-hidden="true">{texts.unit}</span>}
      </label>
      {side("more", 1)}
    </div>
  );
}

/**
 * The field is uncontrolled, so that text typed before hydration stays; the code writes to it only when `value`
 * changes.
 */
function useNumberField(value: number, min: number, max: number) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(value);

  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    if (field.current) field.current.value = String(value);
  }, [value]);

  // What was typed before hydration, and is not a number, has left the field without being checked.
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement && readNumber(input.value) === null) {
      input.value = String(written.current);
    }
  }, []);

  const write = (next: number) => {
    if (field.current) field.current.value = String(Math.min(max, Math.max(min, next)));
  };
  const typed = () => readNumber(field.current?.value);
  const settle = () => write(typed() ?? value);
  return {
    field,
    step: (by: number) => write((typed() ?? value) + by),
    /** Limits the number to the allowed range on blur and on Enter, which sends the form. */
    settle,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === "Enter") settle();
      const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      event.currentTarget
        .closest('[role="group"]')
        ?.querySelector<HTMLButtonElement>(`button[data-step="${by}"]`)
        ?.click();
    },
  };
}
