import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from "@maskito/core";

import { type Country, countryOfText, formatPhone, isWholePhone, maskOfText, readMask } from "~/lib/phone";

/** How the mask gets the current country, and reports another one that the typed number belongs to. */
type PhoneCountry = { current: () => Country; change: (country: Country) => void };

/**
 * Formats a field with the mask of its country during typing. Pasted or autofilled text is parsed as a whole, so that a
 * country code or a leading 8 is not mistaken for a part of the number.
 * @returns a function that removes the mask
 */
export function maskPhone(input: HTMLInputElement, country: PhoneCountry): () => void {
  // Text that was typed before this ran. Text without a digit stays, because the error message at the field refers to
  // it.
  const masked = formatPhone(chosenFor(country, input.value), input.value);
  if (masked && masked !== input.value) input.value = masked;
  const mask = new Maskito(input, maskOptions(country));
  return () => mask.destroy();
}

/** The options for Maskito. */
export function maskOptions(country: PhoneCountry): MaskitoOptions {
  return {
    // A number that fits no mask stays as typed: Maskito would drop digits.
    mask: ({ value }) => {
      const mask = maskOfText(country.current(), value);
      return mask === null ? /^\+?[\d\s()-]*$/ : readMask(mask);
    },
    preprocessors: [preprocess(country)],
  };
}

/** Normalizes inserted text before Maskito applies the mask. */
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

/** The country to parse a text with: that of its country code, if it has one. */
function chosenFor(country: PhoneCountry, text: string): Country {
  const chosen = country.current();
  const named = countryOfText(chosen, text);
  if (named === chosen) return chosen;
  country.change(named);
  // If the country cannot be changed, it stays.
  return country.current();
}
