import { afterEach, describe, expect, it } from "vitest";

import { addedLanguage, languageOf as lineOf, setLanguages } from "~/lib/languages";

import { addWords, inEach, languageOf, nameOf, say, wordsOf } from "./language";
import en from "./texts/api/en.json" with { type: "json" };
import ru from "./texts/api/ru.json" with { type: "json" };

it.each([
  ["en", "en"],
  ["ru", "ru"],
  ["en-US,en;q=0.9,ru;q=0.8", "en"],
  ["de, en", "en"],
  ["EN", "en"],
  ["de", "ru"],
  ["", "ru"],
  [null, "ru"],
])("Accept-Language %s selects %s", (header, language) => expect(languageOf(header)).toBe(language));

const entriesOf = (words: Record<string, Record<string, string>>) =>
  Object.entries(words).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  );

it("the API has the same texts in Russian and English, which insert the same", () => {
  const insertedBy = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const russian = new Map(entriesOf(ru));
  expect(entriesOf(en).map(([word]) => word)).toEqual([...russian.keys()]);
  for (const [word, text] of entriesOf(en)) {
    expect([word, insertedBy(text)]).toEqual([word, insertedBy(russian.get(word) ?? "")]);
    expect([word, text]).toEqual([word, expect.not.stringMatching(/\p{Script=Cyrillic}/u)]);
  }
});

describe("a text of the API", () => {
  afterEach(() => {
    setLanguages([]);
    addWords({});
  });

  it("inserts values, each name in the text's own language", () => {
    const shop = { ru: "Чай", en: "Tea" };
    expect(["ru", "en"].map((language) => say(["code.signIn", { shop }], language))).toEqual([
      "Код для входа в «Чай»",
      "Your Tea sign-in code",
    ]);
    expect(inEach(["field.companies", { max: 5 }])).toEqual({
      ru: "Не больше 5 компаний",
      en: "No more than 5 companies",
    });
  });

  it("ends a sentence with one full stop, also after a name that ends with one", () => {
    const asked = (name: string) => say(["notify.asked", { name, link: "http://shop.test" }], "ru");
    expect(asked("Дрель")).toMatch(/: Дрель\. http/);
    expect(asked("Свёрла, 25 шт.")).toMatch(/: Свёрла, 25 шт\. http/);
  });

  it("names a code that is no longer known by itself", () => {
    expect([nameOf("orderStatus", "new", "en"), nameOf("orderStatus", "lost", "en")]).toEqual(["New", "lost"]);
  });

  it("is in an added language what its file says, or else in the shop's first language", () => {
    setLanguages([lineOf("en"), lineOf("ru"), addedLanguage("kk", { name: "Қазақша" })]);
    addWords({ kk: { invoice: { title: "Шот", buyer: " " } } });
    expect(wordsOf("invoice", "kk")).toMatchObject({ title: "Шот", buyer: "Buyer", total: "Total to pay" });
  });
});
