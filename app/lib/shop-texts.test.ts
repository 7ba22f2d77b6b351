import { describe, expect, it } from "vitest";

import { markdownToHtml } from "./markdown-file";
import { setShopZone, shopDay } from "./shop-day";
import { readShopFile } from "./shop-file";
import { readShopTexts } from "./shop-texts";

const read = (files: Record<string, string>) => readShopTexts(new Map(Object.entries(files)));
const faultsOf = (files: Record<string, string>) => read(files).faults;
const file = (...lines: string[]) => `---\n${lines.slice(0, -1).join("\n")}\n---\n\n${lines.at(-1) ?? ""}\n`;

const news = file("name: Чаепитие", "preview: В субботу.", "publishedAt: 2026-11-14", "picture: tea.jpg", "Приходите.");

const momentOf = (publishedAt: string) => {
  const text = file("name: Чаепитие", "preview: В субботу.", `publishedAt: ${publishedAt}`, "picture: tea.jpg", "Да.");
  return read({ "news/ru/tea-party.md": text }).texts.news[0]?.shared.publishedAt;
};

describe("a text", () => {
  it.each([
    ["Europe/Berlin", "2027-03-28", "2027-03-28T00:00:00+01:00"],
    ["Europe/Berlin", "2027-03-29", "2027-03-29T00:00:00+02:00"],
    ["Europe/Berlin", "2027-10-31", "2027-10-31T00:00:00+02:00"],
    // At midnight the clocks go on to one o'clock.
    ["America/Havana", "2027-03-14", "2027-03-14T00:00:00-05:00"],
  ])("begins with its day in %s on %s, when the clocks change", (zone, day, moment) => {
    setShopZone(zone);
    expect(momentOf(day)).toBe(moment);
    expect(shopDay(new Date(moment))).toBe(day);
    setShopZone();
  });

  it("of a promotion ends with its day when the clocks change", () => {
    setShopZone("Europe/Berlin");
    const sale = file(
      "name: Чай",
      "preview: Чай.",
      "startsAt: 2027-03-28",
      "endsAt: 2027-03-28",
      "picture: t.jpg",
      "Да.",
    );
    expect(read({ "stocks/ru/tea.md": sale }).texts.stocks[0]?.shared).toMatchObject({
      startsAt: "2027-03-28T00:00:00+01:00",
      endsAt: "2027-03-28T23:59:59+02:00",
    });
    setShopZone();
  });

  it("has days of the shop's time zone", () => {
    setShopZone("Asia/Vladivostok");
    expect(read({ "news/ru/tea-party.md": news }).texts.news[0]?.shared.publishedAt).toBe("2026-11-14T00:00:00+10:00");
    setShopZone();
  });

  it("has its shared fields once, in the file of any language", () => {
    const english = file("name: Tea party", "preview: On Saturday.", "## Come\n\nAt [noon](/contacts).");
    const { texts, faults } = read({ "news/ru/tea-party.md": news, "news/en/tea-party.md": english });
    expect(faults).toEqual([]);
    expect(texts.news).toEqual([
      {
        slug: "tea-party",
        own: {
          ru: { name: "Чаепитие", preview: "В субботу." },
          en: { name: "Tea party", preview: "On Saturday." },
        },
        shared: { publishedAt: "2026-11-14T00:00:00+03:00", picture: "tea.jpg" },
        body: { ru: "<p>Приходите.</p>", en: '<h2>Come</h2>\n<p>At <a href="/contacts">noon</a>.</p>' },
        files: { ru: "news/ru/tea-party.md", en: "news/en/tea-party.md" },
      },
    ]);
  });

  it("in one language is shown in the other too", () => {
    const [text] = read({ "news/ru/tea-party.md": news }).texts.news;
    expect(text?.own.en).toEqual(text?.own.ru);
    expect(text?.body.en).toBe("<p>Приходите.</p>");
    expect(text?.files).toEqual({ ru: "news/ru/tea-party.md" });
  });

  it("may stay in a language that the shop leaves out, and still gives the shared fields", () => {
    const sources = {
      "news/ru/tea-party.md": news,
      "news/en/tea-party.md": file("name: Tea", "preview: Tea.", "Come."),
    };
    readShopFile('{ "languages": ["en"] }');
    const { texts, faults } = read(sources);
    readShopFile(null);
    expect(faults).toEqual([]);
    expect(texts.news[0]).toMatchObject({
      own: { en: { name: "Tea", preview: "Tea." } },
      shared: { publishedAt: "2026-11-14T00:00:00+03:00" },
      body: { en: "<p>Come.</p>" },
    });
  });

  it("may have a byte order mark, line ends of Windows, and HTML inside", () => {
    const source = `\uFEFF${news.replace("Приходите.", "<p>2<sup>2</sup></p>").replaceAll("\n", "\r\n")}`;
    expect(read({ "news/ru/tea-party.md": source }).texts.news[0]?.body.ru).toBe("<p>2<sup>2</sup></p>");
  });

  it("of a promotion lasts until the end of its last day", () => {
    const dates = ["startsAt: 2026-10-12", "endsAt: 2026-12-31"];
    const source = file("name: Чай", "preview: Дешевле.", ...dates, "products: { sections: [black-tea] }", "Скидки.");
    expect(read({ "stocks/ru/tea.md": source }).texts.stocks[0]?.shared).toEqual({
      startsAt: "2026-10-12T00:00:00+03:00",
      endsAt: "2026-12-31T23:59:59+03:00",
      products: { sections: ["black-tea"], limit: 12 },
    });
  });

  it("of a page stands in the order that it names", () => {
    const page = (order: number) =>
      file("kind: content", `order: ${order}`, "name: О чае", "updatedAt: 2026-11-14", "Чай.");
    const { pages } = read({ "pages/ru/a.md": page(2), "pages/ru/b.md": page(1), "pages/en/c.md": page(1) }).texts;
    expect(pages.map(({ slug }) => slug)).toEqual(["b", "c", "a"]);
  });
});

describe("the faults of a text", () => {
  const at = "news/ru/tea-party.md";

  it.each([
    ["Приходите.", `${at}: does not begin with fields between two lines of “---”`],
    [`Чай.\n${news}`, `${at}: does not begin with fields between two lines of “---”`],
    [
      "---\nname: Чай: чёрный\n---\n\nЧай.\n",
      `${at}: has a mistake in line 2: Nested mappings are not allowed in compact mappings`,
    ],
    [
      "---\nname: [\n---\n\nЧай.\n",
      `${at}: has a mistake in line 3: Flow sequence in block collection must be sufficiently indented and end with a ]`,
    ],
    [
      news.replace("Чаепитие", "*Чаепитие*"),
      `${at}: has a mistake in its fields: Unresolved alias (the anchor must be set before the alias): Чаепитие*. Put a text that begins with “*” in quotation marks`,
    ],
    ["---\nЧай\n---\n\nЧай.\n", `${at}: has no fields such as “name: About us” between the lines of “---”`],
    [news.replace("Приходите.", ""), `${at}: has no text below its fields`],
    [news.replace("name: Чаепитие\n", ""), `${at}: “name” is missing`],
    [news.replace("name:", "nmae: Чай\nname:"), `${at}: the file has an unknown “nmae”`],
    [news.replace(/publishedAt.*\n/, ""), `${at}: “publishedAt” is missing`],
    [
      news.replace("11-14", "02-30"),
      `${at}: “publishedAt” is not a date such as 2026-11-14 or 2026-11-14T10:00:00+03:00`,
    ],
    [news.replace("tea.jpg", "../tea.jpg"), `${at}: “picture” is not a picture's name such as news/tea-party.jpg`],
  ])("name its file and the field: %j", (source, fault) => {
    expect(faultsOf({ [at]: source })).toEqual([fault]);
  });

  it("name a promotion that would end before it starts, and so never be shown", () => {
    const source = file("name: Чай", "preview: Дешевле.", "startsAt: 2026-10-12", "endsAt: 2026-10-11", "Скидки.");
    expect(faultsOf({ "stocks/ru/tea.md": source })).toEqual(["stocks/ru/tea.md: “endsAt” is before “startsAt”"]);
    expect(faultsOf({ "stocks/ru/tea.md": source.replace("10-11", "10-12") })).toEqual([]);
  });

  it("name the file whose shared field differs", () => {
    const english = news.replace("2026-11-14", "2026-11-15");
    expect(faultsOf({ [at]: news, "news/en/tea-party.md": news })).toEqual([]);
    expect(faultsOf({ [at]: news, "news/en/tea-party.md": english })).toEqual([
      `news/en/tea-party.md: “publishedAt” differs from the one in ${at}`,
    ]);
  });

  it.each([
    ["news/tea.md", "news/tea.md: a text stands in a folder of its language, such as pages/ru or news/en"],
    ["news/de/tea.md", "news/de/tea.md: “de” is not a language of the shop: ru, en"],
    ["news/ru/Чай.md", "news/ru/Чай.md: its name may only have lower-case Latin letters, digits and hyphens"],
  ])("name a file in a wrong place: %s", (path, fault) => {
    expect(faultsOf({ [path]: news })).toEqual([fault]);
  });
});

describe("slides and promo codes", () => {
  it("are read from their files", () => {
    const { texts, faults } = read({
      "slides.json": '[{ "title": "Чай", "text": { "ru": "Улун", "en": "Oolong" }, "link": "/catalog" }]',
      "promos.json": '[{ "code": "TEA5", "name": "Пять", "percent": 5, "expiresAt": "2026-12-31" }]',
    });
    expect(faults).toEqual([]);
    const title = { ru: "Чай", en: "Чай" };
    expect(texts.slides).toEqual([{ title, text: { ru: "Улун", en: "Oolong" }, link: "/catalog", theme: "light" }]);
    expect(texts.promos[0]).toMatchObject({ code: "TEA5", percent: 5, expiresAt: "2026-12-31T23:59:59+03:00" });
  });

  it("name the file, the place and the field of a fault", () => {
    const files = { "slides.json": "[", "promos.json": '[{ "code": "TEA5", "name": "Пять" }]' };
    expect(faultsOf(files)).toEqual([
      "slides.json: is no JSON: look at its end",
      "promos.json: “0.percent” is missing",
    ]);
  });
});

it("leaves a plain address in a text as it is", () => {
  expect(markdownToHtml("Пишите на tea@lavka.example.")).toBe("<p>Пишите на tea@lavka.example.</p>");
});
