import { useEffect, useRef, useState } from "react";

import { countryOf, formatPhone, ownDigits, type Country } from "~/lib/phone";

import { maskPhone } from "./phone-mask";

/**
 * The life of a phone field with script: its mask, and its country, which the choice beside it tells if there is one.
 * @param code the country's code from the start
 */
export function usePhone(code: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const rewritten = useRef({ shown: "", digits: "" });
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
    /** A number that is there already is written anew, as its new country writes it; the way back loses nothing. */
    choose: (next: Country) => {
      setCountry(next);
      const field = input.current;
      if (!field?.value) return;
      const { shown, digits } = rewritten.current;
      const kept = field.value === shown ? digits : ownDigits(country, field.value);
      field.value = formatPhone(next, kept);
      rewritten.current = { shown: field.value, digits: kept };
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    /** A field that holds nothing but the country's code is empty when it is left. */
    leave: () => {
      if (input.current && /^\+\d*$/.test(input.current.value)) input.current.value = "";
    },
  };
}
