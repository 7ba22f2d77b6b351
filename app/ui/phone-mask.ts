import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from "@maskito/core";

import { type Country, countryOfText, formatPhone, isWholePhone, maskOfText, readMask } from "~/lib/phone";

/** Where the mask learns the country, and tells of another one that the number in the field names. */
export type PhoneCountry = { current: () => Country; change: (country: Country) => void };

/**
 * Keeps a field in the mask of its country while it is typed in. What is pasted or filled in is read as a whole, so that
 * no country code or leading 8 is taken for a part of the number.
 * @returns how to stop
 */
export function maskPhone(input: HTMLInputElement, country: PhoneCountry): () => void {
  // Typed before this ran. Text without a digit stays, for the message at the field speaks of it.
  const masked = formatPhone(chosenFor(country, input.value), input.value);
  if (masked && masked !== input.value) input.value = masked;
  const mask = new Maskito(input, maskOptions(country));
  return () => mask.destroy();
}

/** What Maskito is given. */
export function maskOptions(country: PhoneCountry): MaskitoOptions {
  return {
    // A number that fits no mask stays as it is typed: Maskito would leave digits out.
    mask: ({ value }) => {
      const mask = maskOfText(country.current(), value);
      return mask === null ? /^\+?[\d\s()-]*$/ : readMask(mask);
    },
    preprocessors: [preprocess(country)],
  };
}

/** What Maskito is to put where, before it looks at the mask. */
function preprocess(country: PhoneCountry): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action === "validation") {
      const masked = formatPhone(chosenFor(country, value), value);
      return masked === value
        ? { elementState, data }
        : { elementState: { value: masked, selection: [masked.length, masked.length] }, data };
    }
    if (action !== "insert") return { elementState, data };
    const before = value.slice(0, selection[0]);
    const after = value.slice(selection[1]);
    const isWhole = isWholePhone(country.current(), data);
    if (!isWhole && /\d/.test(after)) return { elementState, data: data.replace(/\D/g, "") };
    const text = isWhole ? data : before + data;
    return {
      elementState: { value: "", selection: [0, 0] },
      data: formatPhone(chosenFor(country, text), text),
    };
  };
}

/** The country in which to read a text: that of its code, where it has one. */
function chosenFor(country: PhoneCountry, text: string): Country {
  const chosen = country.current();
  const named = countryOfText(chosen, text);
  if (named === chosen) return chosen;
  country.change(named);
  // A choice that cannot be changed stays.
  return country.current();
}
