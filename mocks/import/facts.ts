import { firstLanguage } from "~/lib/languages";
import { textIn, type Text } from "#mocks/language";

import type { RawParam } from "./parse";
import { plainText, readNumber } from "./texts";

/** A property of an offer as the product's page shows it; `filter` is false for facts that nobody filters by. */
export type Fact = {
  name: string;
  value: string;
  filter: boolean;
  /** The name and the value in the languages that the shop knows them in. */
  texts?: { name: Text; value: Text };
  /** Whether it is a number by which systems know the product: each variant has its own. */
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
    ...fact({ ru: "Размеры", en: "Dimensions" }, dimensions(field("dimensions"))),
    ...fact({ ru: "Страна производства", en: "Country of origin" }, same(field("country_of_origin")), true),
    ...fact({ ru: "Гарантия производителя", en: "Manufacturer's warranty" }, warranty(field("manufacturer_warranty"))),
    ...fact({ ru: "Штрихкод", en: "Barcode" }, same(field("barcode"))).map((each) => ({ ...each, isIdentifier: true })),
  ];
}

/** The properties that a feed gives as params. */
export function paramFacts(params: RawParam[]): Fact[] {
  return params.slice(0, mostParams).flatMap(paramFact);
}

function paramFact({ name, unit, value }: RawParam): Fact[] {
  const [title, text, measure] = [upperFirst(plainText(name)), plainText(value), plainText(unit)];
  if (title === "" || text === "") return [];
  const printed = measure === "" ? text : `${text}${nbsp}${measure}`;
  return [{ name: title.slice(0, longestName), value: printed.slice(0, longestValue), filter: printed.length <= 60 }];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const same = (value: string): Text => ({ ru: value, en: value });

function fact(name: Text, value: Text, filter = false): Fact[] {
  const first = firstLanguage();
  return value.ru === ""
    ? []
    : [{ name: textIn(name, first), value: textIn(value, first), texts: { name, value }, filter }];
}

/** Length, width and height in centimetres: «20,5/10/5». */
function dimensions(text: string): Text {
  const numbers = text.split("/").map(readNumber);
  if (numbers.length !== 3 || numbers.some((each) => each === null)) return same("");
  const sizes = numbers.join(`${nbsp}×${nbsp}`);
  return { ru: `${sizes.replaceAll(".", ",")}${nbsp}см`, en: `${sizes}${nbsp}cm` };
}

/** `true`, or a duration as in ISO 8601: `P1Y6M`. */
function warranty(text: string): Text {
  if (/^(true|1)$/i.test(text)) return { ru: "есть", en: "yes" };
  const [, years = "0", months = "0"] = /^P(?:(\d{1,2})Y)?(?:(\d{1,3})M)?/.exec(text) ?? [];
  const total = Number(years) * 12 + Number(months);
  return total === 0 ? same("") : { ru: `${total}${nbsp}мес.`, en: `${total}${nbsp}months` };
}
