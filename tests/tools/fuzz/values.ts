import * as fc from "fast-check";

/*
 * All exported texts are percent-encoded, as in a path, a query or a form body: so they can contain bytes that are not
 * UTF-8.
 */

const long = (text: string, times: number) => encodeURIComponent(text.repeat(times));

const texts = [
  ...["", " ", "0", "-0", "-1", "1", "1.5", "1,5", "1e9", "1e309", "0x10", "NaN", "Infinity", "١٢", "+1", "00012"],
  ...["2147483647", "2147483648", "9007199254740991", "9007199254740993", "99999999999999999999", "999999999"],
  ...["true", "false", "null", "undefined", "[]", "{}", '{"a":1}', "on", "a,b", "1,2,3", ",", "1-2", "-", ".", ".."],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "__proto__[x]", "length"],
  ...["' OR 1=1 --", '"; DROP TABLE product; --', "%", "_", "\\", "*", "NEAR(", '"', "a AND", "(", "{{7*7}}", "${7*7}"],
  ...["<fuzzed>", '"><fuzzed>', "'><fuzzed>", "</script><fuzzed>", "</title><fuzzed>", "<!--", "]]>", "&lt;fuzzed&gt;"],
  ...["a\r\nX-Fuzzed: 1", "\n", "\t", "\0", "a\0b", "\u2028", "\ufeff", "\u202eabc", "שלום עולם", "مرحبا", "\u200b"],
  ...["😀", "👨‍👩‍👧", "e\u0301\u0301\u0301", "İ", "ß", "ﬃ", "日本語", "𝕒", "\ud7ff\ue000\uffff"],
  ...["2026-02-30", "0000-00-00", "9999-12-31", "+275760-09-14", "1990-01-01", "31.12.1999", "2026-11-23T00:00"],
  ...[
    "a@b",
    "a@b.example",
    "a@@b",
    '"a b"@c.example',
    "+79000000101",
    "+7 (900) 000-01-01",
    "+0",
    "89",
    "+15005550006",
  ],
  ...[
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/personal",
    "/en",
    "/../..",
  ],
  ...["../../etc/passwd", "..\\..\\x", "a/b/c", "/", "?", "#", "&a=b", ";", "C:\\", "x".repeat(256), "7".repeat(30)],
];

/** Texts that `encodeURIComponent` cannot produce, and long texts. */
const encoded = [
  ...["%ED%A0%80", "%ED%B0%80x", "%ED%A0%80%ED%B0%80", "%C0%AF", "%FF%FE", "%F0%9F", "%80", "%", "%zz", "%u0041", "%2"],
  ...["%2F", "%2E%2E%2F", "%252e", "%5C", "%3F", "%23", "%0d%0aX-Fuzzed:%201", "+", "a+b", "%2B"],
  ...[long("a", 300), long("я", 700), long("😀", 300), long("a ", 2000), long("<fuzzed>", 200), long("9", 400)],
  ...[long("\n", 1000), long("e\u0301", 800), long("../", 200), long("[", 1000), long(",", 1000)],
];

/** Texts that are too long for anything but a body. */
const huge = [long("a", 20_000), long("я", 12_000), long("a\n", 30_000)];

/** A lone surrogate becomes U+FFFD; `encoded` contains some that are preserved. */
const wellFormed = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A hostile text that fits in a query. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...texts.map(wellFormed)) },
  { weight: 4, arbitrary: fc.constantFrom(...encoded) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map(wellFormed) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }).map(wellFormed) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 12 }).map(percentBytes) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map((value) => wellFormed(String(value))) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }).map(wellFormed) },
  { weight: 1, arbitrary: fc.emailAddress().map(wellFormed) },
);

/** The same, and some texts that are too long for a URL. */
export const hostileInBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 20, arbitrary: hostile },
  { weight: 1, arbitrary: fc.constantFrom(...huge) },
);

function percentBytes(bytes: Uint8Array): string {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** A hostile name of a field, or a suffix for its name: `+` and the suffix. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("[]", "[0]", "[x]", ".x", "%00", "%20", "[__proto__]", "", "%ED%A0%80").map((end) => `+${end}`),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "__proto__%5Bx%5D",
    "toString",
    "f.",
    "f.__proto__",
    "quantity-",
    "_data",
  ),
);

/** The bytes of a percent-encoded text; invalid codes stay unchanged. */
export function bytesOf(text: string): Buffer {
  const said = text.replaceAll("+", " ");
  return Buffer.from(
    said.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  );
}
