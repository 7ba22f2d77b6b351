import { firstLanguage, inAllLanguages, languages, type ByLanguage } from "~/lib/languages";
import { inEach, textIn, type Word } from "#mocks/language";
import { typeset } from "#mocks/texts/typeset";

import type { RawParam } from "./parse";
import { plainText, readNumber } from "./texts";

/** A property of an offer as the product's page shows it; `filter` is false for facts that nobody filters by. */
export type Fact = {
  name: string;
  value: string;
  unit?: string;
  filter: boolean;
  /** The name and the value in the languages that the shop knows them in. */
  texts?: { name: ByLanguage; value: ByLanguage };
  /** Whether it is a number that identifies the product, such as a barcode: each variant has its own. */
  isIdentifier?: boolean;
};

const nbsp = "\u00a0";
const longestName = 100;
const longestValue = 1000;
const mostParams = 100;

/** The properties of an offer: its params, then what the feed says in elements of its own. */
export function factsOf(params: RawParam[], field: (name: string) => string): Fact[] {
  return [
    ...paramFacts(params),
    ...fact("fact.dimensions", dimensions(field("dimensions"))),
    ...fact("fact.country", same(field("country_of_origin")), true),
    ...fact("fact.warranty", warranty(field("manufacturer_warranty"))),
    ...fact("fact.barcode", same(field("barcode"))).map((each) => ({ ...each, isIdentifier: true })),
  ];
}

/** The properties that a feed gives as params. */
export const paramFacts = (params: RawParam[]): Fact[] => params.slice(0, mostParams).flatMap(paramFact);

/** A size of clothes in letters, or two of them: XS, S–M, 2XL. */
export const letterSize = /^(\d)?(x{0,5})([sml])(?:[–-]\d?x{0,5}[sml])?$/i;

function paramFact({ name, unit, value }: RawParam): Fact[] {
  const [title, text] = [upperFirst(plainText(name)), typeset(plainText(value))];
  const measure = isLetterChart(plainText(unit), text) ? "" : plainText(unit);
  if (title === "" || text === "") return [];
  const printed = measure === "" ? text : `${text}${nbsp}${measure}`;
  const [own, all] = [title.slice(0, longestName), printed.slice(0, longestValue)];
  return [{ name: own, value: all, unit: measure, filter: printed.length <= 60 }];
}

/** The unit of a size of clothes is its size chart; that of sizes in letters, INT, says nothing to a shopper. */
const isLetterChart = (unit: string, value: string) => unit.toUpperCase() === "INT" || letterSize.test(value);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const same = (value: string): ByLanguage => (value === "" ? {} : inAllLanguages({ "": value }));

function fact(word: Word, value: ByLanguage, filter = false): Fact[] {
  const first = firstLanguage();
  if (Object.keys(value).length === 0) return [];
  const name = inEach(word);
  return [{ name: textIn(name, first), value: textIn(value, first), texts: { name, value }, filter }];
}

/** Length, width and height in centimetres: «20,5/10/5». */
function dimensions(text: string): ByLanguage {
  const numbers = text.split("/").map(readNumber);
  if (numbers.length !== 3 || numbers.some((each) => each === null)) return {};
  const sizes = numbers.join(`${nbsp}×${nbsp}`);
  const printed = languages().map(({ code, decimal }) => [code, sizes.replaceAll(".", decimal)] as const);
  return inEach(["fact.centimetres", { sizes: Object.fromEntries(printed) }]);
}

/** `true`, or a duration as in ISO 8601: `P1Y6M`. */
function warranty(text: string): ByLanguage {
  if (/^(true|1)$/i.test(text)) return inEach("fact.yes");
  const [, years = "0", months = "0"] = /^P(?:(\d{1,2})Y)?(?:(\d{1,3})M)?/.exec(text) ?? [];
  const total = Number(years) * 12 + Number(months);
  if (total === 0) return {};
  const inMonths = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  return Object.fromEntries(
    languages().map(({ code, tag }) => [code, new Intl.NumberFormat(tag, inMonths).format(total)]),
  );
}
