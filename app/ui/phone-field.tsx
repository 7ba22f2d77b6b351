import clsx from "clsx";
import { type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from "react";

import {
  countries,
  countryOf,
  countryOfText,
  formatPhone,
  type Country,
  formatNumber,
  normalizePhone,
  ownDigits,
} from "~/lib/phone";

import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import fieldStyles from "./field.module.css";
import { Icon } from "./icon";
import styles from "./phone-field.module.css";
import { maskPhone } from "./phone-mask";

/** A country select next to the number; its value is a code such as `KZ`. */
export type CountryChoice = {
  name: string;
  label: string;
  nameOf: (code: Country["code"]) => string;
  /** The code selected at first; Russia by default. */
  code?: string | undefined;
  disabled?: boolean | undefined;
};

type PhoneFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "placeholder" | "value" | "defaultValue"> & {
    /** As it was typed, or as it is sent: `+79991234567`. */
    defaultValue?: string | undefined;
    /** Without it, every number is treated as Russian. */
    country?: CountryChoice | undefined;
    /** The styles of the specification (section 4): `bordered` unless the background needs another fill and border. */
    look?: "bordered" | "secondary" | "button" | "white" | undefined;
  };

/**
 * A phone number in the mask of its country. Without JavaScript both controls are plain, and the server parses the
 * typed text with `normalizePhone`. Uncontrolled: pass `defaultValue`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, id, defaultValue, country: choice, look = "bordered", onBlur, ...rest } = props;
  const names = useFieldNames({ label, hint, error }, id);
  const phone = usePhone(startCode(choice, defaultValue));
  return (
    <FieldFrame
      id={names.id}
      label={label}
      hint={hint}
      error={error}
      disabled={rest.disabled}
      className={clsx(look !== "bordered" && styles[look], error && styles.invalid)}
      beside={
        choice && (
          <CountrySelect
            {...choice}
            code={startCode(choice, defaultValue)}
            disabled={choice.disabled ?? rest.disabled}
            selectRef={phone.choice}
            shown={phone.country}
            onChoose={phone.choose}
          />
        )
      }
    >
      <input
        ref={phone.input}
        className={fieldStyles.control}
        id={names.id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder={phone.country.placeholder}
        data-country={phone.country.code}
        defaultValue={masked(choice, defaultValue)}
        onBlur={(event) => {
          phone.leave();
          onBlur?.(event);
        }}
        {...names.aria}
        {...rest}
      />
    </FieldFrame>
  );
}

/** The country code of an existing number takes precedence over the selected country. */
function startCode(choice: CountryChoice | undefined, number = ""): string | undefined {
  return choice?.disabled ? choice.code : choice && countryOfText(countryOf(choice.code), number).code;
}

/**
 * A complete number is formatted with its mask from the start. Any other text stays as typed, because the error message
 * refers to it.
 */
function masked(choice: CountryChoice | undefined, number = ""): string {
  const country = countryOf(startCode(choice, number));
  return normalizePhone(country, number) === null ? number : formatPhone(country, number);
}

type CountrySelectProps = CountryChoice & {
  selectRef: Ref<HTMLSelectElement>;
  shown: Country;
  onChoose: (country: Country) => void;
};

/**
 * The native select, invisible on top of a flag. Without JavaScript, which renders the flag, the select itself is
 * visible.
 */
function CountrySelect({ name, label, nameOf, code, disabled, selectRef, shown, onChoose }: CountrySelectProps) {
  return (
    <span className={styles.country}>
      <img
        className={styles.flag}
        src={`/assets/img/countries/${shown.code.toLowerCase()}.svg`}
        width={24}
        height={16}
        alt=""
      />
      <Icon name="chevron-down" size="xs" className={styles.arrow} />
      <select
        ref={selectRef}
        name={name}
        aria-label={label}
        autoComplete="off"
        defaultValue={countryOf(code).code}
        disabled={disabled}
        onChange={(event) => onChoose(countryOf(event.currentTarget.value))}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {`${nameOf(country.code)} ${country.phoneCode}`}
          </option>
        ))}
      </select>
      {disabled && <input type="hidden" name={name} value={countryOf(code).code} />}
    </span>
  );
}

/**
 * The behaviour of a phone field with JavaScript: its mask and its country, shown by the select next to it if there is
 * one.
 * @param code the initial country code
 */
function usePhone(code: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(() => countryOf(code));

  useEffect(() => {
    if (!input.current) return;
    const current = () => countryOf(choice.current?.value ?? code);
    // The country may have been changed before hydration.
    setCountry(current());
    return maskPhone(input.current, {
      current,
      change: (named) => {
        if (!choice.current || choice.current.disabled) return;
        choice.current.value = named.code;
        setCountry(named);
      },
    });
  }, [code]);

  return {
    input,
    choice,
    country,
    /** Gives an existing number the code of its new country, and keeps its other digits. */
    choose: (next: Country) => {
      setCountry(next);
      const field = input.current;
      const number = field?.value ? ownDigits(country, field.value) : null;
      if (!field || number === null) return;
      field.value = formatNumber(next, number);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    /** Clears the field on blur if it contains only the country code. */
    leave: () => {
      if (input.current && ["+", country.phoneCode].includes(input.current.value)) input.current.value = "";
    },
  };
}
