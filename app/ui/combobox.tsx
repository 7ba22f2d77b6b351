import clsx from "clsx";
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from "react";

import styles from "./combobox.module.css";
import { optionAfterKey } from "./drop-down";
import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import fieldStyles from "./field.module.css";
import { useHydrated } from "./hydration";

/** One suggestion: its label, and small print below. */
type ComboboxOption = { key: string; label: string; note?: string | undefined };

type ComboboxProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Suggestions for the current text; an empty list is not shown. */
    options: readonly ComboboxOption[];
    /** The name of the list and the number of suggestions, for screen readers. */
    listLabel: string;
    status: string;
    /** Shown below the field if there are no suggestions for the typed text. */
    nothing?: string | undefined;
    onType: (text: string) => void;
    onChoose: (option: ComboboxOption) => void;
  };

/**
 * A text field with suggestions. Without JavaScript it is a plain field. Arrow keys, Home and End move through the
 * suggestions, Enter or Tab chooses the active one, Escape closes the list. Uncontrolled: the `onChoose` handler fills
 * in the field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, id, options, listLabel, status, nothing, onType, onChoose, className, ...rest } = props;
  const names = useFieldNames({ label, hint, error }, id);
  const list = useList(options, onType, onChoose);
  const listId = useId();
  // Without JavaScript there are no suggestions, so the markup must not announce any.
  const isLive = useHydrated();
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className={clsx(styles.combobox, className)}>
      <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
        <input
          className={fieldStyles.control}
          id={names.id}
          placeholder=" "
          autoComplete="off"
          {...(isLive && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": list.isOpen,
            "aria-controls": listId,
            "aria-activedescendant": list.isOpen && list.active >= 0 ? optionId(list.active) : undefined,
          })}
          {...names.aria}
          {...rest}
          onInput={(event) => list.type(event.currentTarget.value)}
          onKeyDown={list.onKeyDown}
          onBlur={list.close}
        />
      </FieldFrame>
      <div id={listId} className={styles.list} role="listbox" aria-label={listLabel} hidden={!list.isOpen}>
        {options.map((option, index) => (
          <Option
            key={option.key}
            option={option}
            id={optionId(index)}
            isActive={index === list.active}
            onChoose={() => list.choose(option)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {list.isOpen ? status : ""}
      </p>
      <p className={styles.nothing} role="status">
        {isLive && list.isWanted && !error ? nothing : ""}
      </p>
    </div>
  );
}

type OptionProps = { option: ComboboxOption; id: string; isActive: boolean; onChoose: () => void };

function Option({ option, id, isActive, onChoose }: OptionProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // The field handles the keys: focus never leaves it.
    <div
      ref={item}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => (event.key === "Enter" ? onChoose() : undefined)}
    >
      {option.label}
      {option.note && <small>{option.note}</small>}
    </div>
  );
}

/** Whether the list is open, and the index of the active option; -1 is the field itself. */
function useList(
  options: readonly ComboboxOption[],
  onType: (text: string) => void,
  onChoose: (option: ComboboxOption) => void,
) {
  const [isWanted, setWanted] = useState(false);
  const [standing, setStanding] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const active = standing < options.length ? standing : -1;

  const close = () => {
    setWanted(false);
    setStanding(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option);
  };
  const type = (text: string) => {
    setWanted(true);
    setStanding(-1);
    onType(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const option = isOpen ? options[active] : undefined;
    const next = optionAfterKey(event.key, active, isOpen ? options.length : 0);
    if (next !== null) setStanding(next);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") type(event.currentTarget.value);
    else if (event.key === "Enter" && option) choose(option);
    else if (event.key === "Escape" && isOpen) close();
    else {
      if (event.key === "Tab" && option) choose(option);
      return;
    }
    event.preventDefault();
  };
  return { isOpen, isWanted, active, close, choose, type, onKeyDown };
}
