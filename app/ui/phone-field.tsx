import clsx from "clsx";
import { type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from "react";

import {
  countries,
  countryOf,
  countryOfText,
  formatPhone,
  isWholePhone,
  type Country,
  formatNumber,
  ownDigits,
} from "~/lib/phone";

import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import fieldStyles from "./field.module.css";
import { Icon } from "./icon";
import styles from "./phone-field.module.css";
import { maskPhone } from "./phone-mask";

/** A choice of country beside the number; its value is a code such as `KZ`. */
export type CountryChoice = {
  name: string;
  label: string;
  /** In which language the countries are named. */
  locale: "ru" | "en";
  /** The code chosen from the start; Russia's by default. */
  code?: string | undefined;
  disabled?: boolean | undefined;
};

type PhoneFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "placeholder" | "value" | "defaultValue"> & {
    /** As it was typed, or as it is sent: `+79991234567`. */
    defaultValue?: string | undefined;
    /** Without it every number is a Russian one. */
    country?: CountryChoice | undefined;
    /** `bordered` unless the ground asks for another fill and frame. */
    look?: "bordered" | "secondary" | "button" | "white" | undefined;
  };

/**
 * A phone number in the mask of its country. Without script both are plain controls, and the server reads what was typed
 * with `normalizePhone`. Uncontrolled: give it `defaultValue`.
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

/** The code of a number that is there wins over the choice. */
function startCode(choice: CountryChoice | undefined, number = ""): string | undefined {
  return choice?.disabled ? choice.code : choice && countryOfText(countryOf(choice.code), number).code;
}

/** A whole number stands in its mask from the start; anything else stays as it was typed, for the message speaks of it. */
function masked(choice: CountryChoice | undefined, number = ""): string {
  const country = countryOf(startCode(choice, number));
  return isWholePhone(country, number) ? formatPhone(country, number) : number;
}

type CountrySelectProps = CountryChoice & {
  selectRef: Ref<HTMLSelectElement>;
  shown: Country;
  onChoose: (country: Country) => void;
};

/** The browser's own choice, unseen over a flag; without script, which draws the flag, it shows itself. */
function CountrySelect({ name, label, locale, code, disabled, selectRef, shown, onChoose }: CountrySelectProps) {
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
            {`${locale === "ru" ? country.name : country.en} ${country.phoneCode}`}
          </option>
        ))}
      </select>
      {disabled && <input type="hidden" name={name} value={countryOf(code).code} />}
    </span>
  );
}

/**
 * The life of a phone field with script: its mask, and its country, which the choice beside it tells if there is one.
 * @param code the country's code from the start
 */
function usePhone(code: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(() => countryOf(code));

  useEffect(() => {
    if (!input.current) return;
    const current = () => countryOf(choice.current?.value ?? code);
    // Chosen before hydration.
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
    /** A number that is there already gets the code of its new country, and keeps every digit of its own. */
    choose: (next: Country) => {
      setCountry(next);
      const field = input.current;
      const number = field?.value ? ownDigits(country, field.value) : null;
      if (!field || number === null) return;
      field.value = formatNumber(next, number);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    /** A field that holds nothing but the country's code is empty when it is left. */
    leave: () => {
      if (input.current && ["+", country.phoneCode].includes(input.current.value)) input.current.value = "";
    },
  };
}
