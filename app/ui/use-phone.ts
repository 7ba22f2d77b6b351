import { useEffect, useRef, useState } from "react";

import { countryOf, formatNumber, ownDigits, type Country } from "~/lib/phone";

import { maskPhone } from "./phone-mask";

/**
 * The life of a phone field with script: its mask, and its country, which the choice beside it tells if there is one.
 * @param code the country's code from the start
 */
export function usePhone(code: string | undefined) {
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
