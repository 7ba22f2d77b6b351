import * as z from "zod";

import { inLanguage, languages, setLanguages } from "./languages";
import { parseOpeningHours } from "./opening-hours";
import { parseJson, withoutMark } from "./parse-json";
import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "./requisites";
import { setShopZone } from "./shop-day";
import { shopDelivery, withoutDelivery } from "./shop-delivery";
import { inLanguages, languageCode, languageList, line, text, type ShopText } from "./shop-languages";

/** A picture below the folder's `pictures/`. */
export const pictureFile = z
  .string()
  .regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpe?g|png|svg|webp)$/, "is not a picture's name such as news/tea-party.jpg");

const phone = z.string().regex(/^\+?[\d\s()-]{5,30}$/, "is not a phone number such as +7 495 000-00-00");
const email = z.email("is not an e-mail address");
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const timeZone = z.string().refine(isTimeZone, "is not a time zone such as Europe/Moscow");
const digits = z.string().transform(digitsOf);
const number = (isNumber: (value: string) => boolean) =>
  digits.refine(isNumber, "is not such a number: its check digits are wrong");

const legal = z
  .strictObject({
    name: text,
    address: text,
    inn: number(isInn),
    kpp: number(isKpp).optional(),
    ogrn: number((value) => isOgrn(value) || isOgrnip(value)),
    bank: text,
    account: digits,
    correspondentAccount: digits,
    bik: number(isBik),
    /** Per cent; null for a seller without VAT. */
    vat: z.number().min(0).max(30).nullable(),
  })
  .refine(({ account, bik }) => isAccount(account, bik), {
    path: ["account"],
    message: "is not an account at the bank with this BIK",
  })
  .refine(({ correspondentAccount, bik }) => isCorrespondentAccount(correspondentAccount, bik), {
    path: ["correspondentAccount"],
    message: "is not a correspondent account of the bank with this BIK",
  });

const office = z.strictObject({
  name: text,
  address: text,
  hours: text,
  /**
   * The same for the computer, in the notation of schema.org: `["Mo-Fr 08:00-19:00", "Sa 09:00-17:00"]`. Without it, no
   * order can be picked up on the same day.
   */
  opening: z
    .array(line)
    .max(7)
    .refine((lines) => parseOpeningHours(lines) !== null, "are not opening hours such as Mo-Fr 08:00-19:00")
    .optional(),
  phone,
  email: email.optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** How to get there: `600 m from the metro`. */
  way: text.optional(),
  /** A map of the way there, below the folder's `pictures/`. */
  scheme: inLanguages(pictureFile).optional(),
});

/** A word or a phrase of at most three words. */
const shopperWords = line.regex(
  /^[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}$/u,
  "is not a word or a phrase of two or three words",
);

/** The name without one pair of quotation marks around it. */
function withoutQuotes(names: ShopText): ShopText {
  const bare = (name: string | undefined) => name?.replace(/^["«„“]([^"«»„“”]+)["»“”]$/, "$1");
  return Object.fromEntries(Object.entries(names).map(([code, name]) => [code, bare(name)]));
}

const defaults = {
  name: { ru: "Магазин", en: "Shop" },
  title: { ru: "Интернет-магазин", en: "Online shop" },
} satisfies Record<string, ShopText>;

/**
 * `shop.json` of a shop's folder: the shop's name, contacts, company details and delivery terms. Everything is optional.
 * The storefront reads the names, the embedded API the rest.
 */
const shopFile = z.strictObject({
  /** For editors: the address of the published schema. */
  $schema: z.string().optional(),
  /**
   * The default language first: `["ru", "en", { "code": "kk", "name": "Қазақша" }]`. The others have a prefix in their
   * addresses. A shop without this line has `ru` and `en`.
   */
  languages: languageList.optional(),
  /** As in a sentence: without quotation marks, which the texts add. */
  name: text.transform(withoutQuotes).default(defaults.name),
  /** The name with what the shop sells: the application's name, and the description by default. */
  title: text.default(defaults.title),
  /** What the shop sells: the heading of the home page; the title by default. */
  heading: text.optional(),
  /** A sentence about the shop, for search engines; the title by default. */
  description: text.optional(),
  /** Under the application's icon; the name by default. */
  shortName: text.optional(),
  legal: legal.optional(),
  phones: z.strictObject({ tollFree: phone.optional(), city: phone.optional() }).default({}),
  /** Where the shop's days begin and end: `Asia/Vladivostok`. Dates of delivery, pickup and promotions follow it. */
  timeZone: timeZone.optional(),
  /** When the phones are answered: `daily 8:00–20:00`. */
  hours: text.optional(),
  /** The area of the city phone: `Moscow and the region`. */
  region: text.optional(),
  email: email.optional(),
  offices: z.array(office).max(100).default([]),
  delivery: shopDelivery,
  /** For how many days after an order is completed its customer can return goods. Your page about returns should say it. */
  returns: z.strictObject({ days: z.int().min(1).max(365).default(14) }).prefault({}),
  social: z
    .array(z.strictObject({ name: text, link: z.url({ protocol: /^https$/ }) }))
    .max(10)
    .default([]),
  /**
   * By language, the words that shoppers use for goods, each with the phrases that the catalogue uses for the same goods:
   * `"болгарка": ["углошлифмашина"]`. A search for the word also finds the goods that a search for any of the phrases
   * finds. Every search covers all languages.
   */
  synonyms: z.record(languageCode, z.record(shopperWords, z.array(line).min(1).max(8))).default({}),
  /**
   * By the code of a section, the sections whose products go with its own: `"angle-grinders": ["cutting-discs"]`. Product
   * pages and the basket suggest them until orders say what is bought together.
   */
  accessories: z.record(line, z.array(line).min(1).max(8)).default({}),
  /**
   * Pairs of properties of a product and its accessory, or the other way round: `["Диаметр диска", "Диаметр"]`. An
   * accessory is suggested only if the values are equal, or if one of the two does not have its property.
   */
  fits: z
    .array(z.tuple([line, line]))
    .max(20)
    .default([]),
  /**
   * A shop to try, never a real one: the sign-in page shows the codes that would be sent, and lets anybody in as one of
   * these customers, whose passwords are public. Only a shop with `demo` has them.
   */
  demo: z
    .strictObject({ customers: z.array(z.strictObject({ name: text, email, password: z.string().min(6) })).max(5) })
    .optional(),
});

export type Shop = z.output<typeof shopFile>;

const withLanguages = z.object({ languages: languageList.optional() });
const withZone = z.object({ timeZone: timeZone.optional() });

/** The shop of an empty folder. */
export const plainShop: Shop = shopFile.parse({});

/** The defaults for what a shop's file leaves out. */
const withoutField: Partial<Record<keyof Shop, string>> = {
  name: `the shop is called “${inLanguage(defaults.name, "")}”`,
  title: `its title is “${inLanguage(defaults.title, "")}”`,
  legal: "companies cannot pay by invoice",
  phones: "no phone number is shown",
  email: "no e-mail address is shown",
  offices: "orders are delivered only, and cannot be picked up",
  delivery: withoutDelivery,
};

/** Companies have a KPP, sole traders, whose INN is longer, have none. */
const lacksKpp = ({ legal }: Shop) => legal?.inn.length === 10 && legal.kpp === undefined;

type ShopFileReport = {
  shop: Shop;
  /** Why the file cannot be used, one sentence each. Without faults it can. */
  faults: string[];
  /** What it leaves out and what the shop does instead, one sentence each. */
  missing: string[];
};

/**
 * Reads the text of a `shop.json`; null if there is no such file. From then on, the process uses its languages and its
 * time zone: all files of the folder are read with them.
 */
export function readShopFile(source: string | null): ShopFileReport {
  const json = source === null ? { value: {} } : parseJson(source);
  setLanguages("value" in json ? (withLanguages.safeParse(json.value).data?.languages ?? []) : []);
  setShopZone("value" in json ? withZone.safeParse(json.value).data?.timeZone : undefined);
  if ("fault" in json) return { shop: plainShop, faults: [json.fault], missing: [] };
  const parsed = shopFile.safeParse(json.value, { reportInput: true });
  if (!parsed.success) return { shop: plainShop, faults: parsed.error.issues.map(describeFault), missing: [] };
  const given = new Map(Object.entries(z.record(z.string(), z.unknown()).parse(json.value)));
  const left = Object.entries(withoutField).filter(([field]) => isEmpty(given.get(field)));
  const missing = [...left, ...(lacksKpp(parsed.data) ? [["legal.kpp", "invoices have no KPP"]] : [])];
  return { shop: parsed.data, faults: [], missing: missing.map(([field, effect]) => `has no “${field}”: ${effect}`) };
}

const isEmpty = (value: unknown) => typeof value !== "string" && Object.keys(value ?? {}).length === 0;

/** Where a text is given in some of the languages only, one sentence each. The file must be valid. */
export function untranslated(source: string | null): string[] {
  const find = (value: unknown, path: string): string[] => {
    if (typeof value !== "object" || value === null) return [];
    const entries = Object.entries(value);
    const codes = languages().map(({ code }) => code);
    const missing = codes.filter((one) => !(one in value));
    if (missing.length > 0 && missing.length < codes.length)
      return missing.map((one) => `“${path}” has no text in “${one}”`);
    return entries.flatMap(([key, inner]) => find(inner, path ? `${path}.${key}` : key));
  };
  return source === null ? [] : find(JSON.parse(withoutMark(source)), "");
}

/** The JSON schema of the file, for editors. */
export function shopFileSchema(): unknown {
  return z.toJSONSchema(shopFile, { io: "input", unrepresentable: "any", reused: "ref" });
}

/** A fault of a file as one sentence that names the field. Parse with `reportInput`. */
export function describeFault(issue: z.core.$ZodIssue): string {
  const path = issue.path.join(".") || "the file";
  // For a text by language, the fault inside it is more exact than “expected string”; for a key, so is the key's own.
  const inner =
    issue.code === "invalid_union"
      ? (issue.errors.find(([first]) => first && first.code !== "invalid_type") ?? issue.errors.at(-1))?.[0]
      : issue.code === "invalid_key"
        ? issue.issues[0]
        : undefined;
  if (inner) return describeFault({ ...inner, path: [...issue.path, ...inner.path] });
  if ((issue.code === "invalid_type" || issue.code === "invalid_value") && issue.input === undefined)
    return `“${path}” is missing`;
  if (issue.code === "unrecognized_keys") return `${path} has an unknown “${issue.keys.join("”, “")}”`;
  // JSON has objects only, of which some are records for zod.
  const message = issue.message.replace("expected record", "expected object");
  return `“${path}” ${message.startsWith("is ") ? message : `is wrong: ${message}`}`;
}
