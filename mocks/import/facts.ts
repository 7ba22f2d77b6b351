import type { RawParam } from "./parse";
import { plainText, readNumber } from "./texts";

/** A property of an offer as the product's page shows it; `filter` is false for facts that nobody filters by. */
export type Fact = {
  name: string;
  value: string;
  filter: boolean;
  /** The English name, if the shop knows it. */
  nameEn?: string;
  valueEn?: string;
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
    ...fact("Размеры", "Dimensions", ...dimensions(field("dimensions")), false),
    ...fact("Страна производства", "Country of origin", field("country_of_origin"), "", true),
    ...fact("Гарантия производителя", "Manufacturer's warranty", ...warranty(field("manufacturer_warranty")), false),
    ...fact("Штрихкод", "Barcode", field("barcode"), "", false).map((each) => ({ ...each, isIdentifier: true })),
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

function fact(name: string, nameEn: string, value: string, valueEn: string, filter: boolean): Fact[] {
  return value === "" ? [] : [{ name, nameEn, value, valueEn: valueEn || value, filter }];
}

/** Length, width and height in centimetres: «20,5/10/5». */
function dimensions(text: string): [ru: string, en: string] {
  const numbers = text.split("/").map(readNumber);
  if (numbers.length !== 3 || numbers.some((each) => each === null)) return ["", ""];
  const sizes = numbers.join(`${nbsp}×${nbsp}`);
  return [`${sizes.replaceAll(".", ",")}${nbsp}см`, `${sizes}${nbsp}cm`];
}

/** `true`, or a duration as in ISO 8601: `P1Y6M`. */
function warranty(text: string): [ru: string, en: string] {
  if (/^(true|1)$/i.test(text)) return ["есть", "yes"];
  const [, years = "0", months = "0"] = /^P(?:(\d{1,2})Y)?(?:(\d{1,3})M)?/.exec(text) ?? [];
  const total = Number(years) * 12 + Number(months);
  return total === 0 ? ["", ""] : [`${total}${nbsp}мес.`, `${total}${nbsp}months`];
}
