import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { readShop } from "#mocks/shop";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import { createSynonyms } from "./synonyms";

describe("synonyms", () => {
  const { find, correct } = createSynonyms({
    ru: { болгарка: ["углошлифмашина"], "диск для болгарки": ["отрезной круг"], бур: ["бур sds"] },
    en: { grinder: ["angle grinder"] },
  });

  it.each([
    ["as listed", ["болгарка"], false, [["углошлифмашина"]]],
    ["in another form", ["болгаркой"], false, [["углошлифмашина"]]],
    ["of several words, without prepositions", ["диски", "болгарки"], false, [["отрезной", "круг"]]],
    ["in the other language", ["grinders"], false, [["angle", "grinder"]]],
    ["whose last word is unfinished", ["болг"], true, [["углошлифмашина"]]],
    ["whose last word of several is unfinished", ["диски", "болг"], true, [["отрезной", "круг"]]],
    ["but not an unfinished word in the middle of a text", ["болг"], false, []],
    ["but not by three letters", ["бол"], true, []],
    ["but no word that the list does not have", ["самовар"], true, []],
  ])("finds a word %s", (_, words, isBeginning, phrases) => expect(find(words, isBeginning)).toEqual(phrases));

  it("corrects one typo of a long word", () => {
    expect(correct("балгарка")).toEqual([["углошлифмашина"]]);
    expect(correct("балгорка")).toEqual([]);
    expect(correct("бар")).toEqual([]);
  });
});

describe("a search in the demo shop", () => {
  let api: TestApi;
  beforeAll(async () => void (api = await createDemoApi()));
  afterAll(() => api.close());

  /** The codes of the sections of all products that a text finds, in the order of the products. */
  function sectionsOf(text: string): string[] {
    const { search, listing } = api.context;
    const rows = [...search.find(text)];
    return [
      ...new Set(rows.map((row) => listing.dictionary.sectionById.get(listing.columns.section[row] ?? 0)?.code ?? "")),
    ];
  }

  it.each([
    ["болгарка", ["angle-grinders"]],
    ["Болгарки", ["angle-grinders"]],
    ["болга", ["angle-grinders"]],
    ["болгарка 125", ["angle-grinders"]],
    [",jkufhrf", ["angle-grinders"]],
    ["шуруповёрт", ["drill-drivers"]],
    ["шуруповерт", ["drill-drivers"]],
    ["циркулярка", ["circular-saws"]],
    ["диск для болгарки", ["cutting-discs", "diamond-discs"]],
    ["отрезной диск", ["cutting-discs", "diamond-discs"]],
    ["диск отрезной 125х1", ["cutting-discs"]],
    ["диски по металлу", ["cutting-discs"]],
    ["screwdriver drill", ["drill-drivers"]],
    ["wheel barrow", ["wheelbarrows"]],
    ["flashlight", ["head-torches", "hand-torches"]],
  ])("for «%s» finds %j only", (text, sections) => expect(new Set(sectionsOf(text))).toEqual(new Set(sections)));

  it.each(["3.5*35", "3,5×35", "3,5 х 35"])("finds a screw by its size typed as «%s»", (size) => {
    const rows = [...api.context.search.find("саморез 3,5 × 35")];
    expect(rows).not.toEqual([]);
    expect([...api.context.search.find(`саморез ${size}`)]).toEqual(rows);
  });

  it.each(["сверло 2.5", "провод 2,5", "аккумулятор 0.7"])("takes no whole number for the fraction of «%s»", (text) => {
    expect(api.context.search.unmatched(text)).toEqual(text.split(" ").slice(1));
  });

  it.each([
    ["саморез 3,", "саморез 3.5"],
    ["дрель-шуруповёрт 4.0", "дрель-шуруповёрт 4"],
  ])("for «%s» finds all that «%s» finds", (text, other) => {
    const rows = [...api.context.search.find(other)];
    expect(rows).not.toEqual([]);
    expect([...api.context.search.find(text)]).toEqual(expect.arrayContaining(rows));
  });

  it.each(["Код", "код:", "Item", "Артикул", "арт.", "№"])("finds a product by its number after «%s»", (label) => {
    const rows = [...api.context.search.find("104-1862")];
    expect(rows).toHaveLength(1);
    expect([...api.context.search.find(`${label} 104-1862`)]).toEqual(rows);
  });

  it.each([
    ["перфоратор", "sds-plus-hammers"],
    ["лобзик", "jigsaws"],
    ["grinder", "angle-grinders"],
    ["дрель по бетону", "sds-plus-hammers"],
    ["ударная дрель", "sds-plus-hammers"],
    ["drill for concrete", "sds-plus-hammers"],
    ["рабочие перчатки", "coated-gloves"],
    ["work gloves", "coated-gloves"],
    ["куртка зимняя", "winter-jackets"],
    ["safety shoes", "work-boots"],
    ["masonry bit", "sds-drills"],
    ["safety glasses", "safety-glasses"],
    ["защитные очки", "safety-glasses"],
  ])("for «%s» finds %s first", (text, section) => expect(sectionsOf(text)[0]).toBe(section));

  it.each(Object.values(readShop("mocks/demo").synonyms).flatMap((list) => Object.keys(list)))(
    "for «%s», which the shop lists, finds products",
    (word) => expect(sectionsOf(word)).not.toEqual([]),
  );

  it.each(["щжщжщж", "zzqqxx", "ололо", "пппп", "asdfgh", "йцукенг", "ююьщ", "жж;[", "абракадабра", "qqqq", "xyzzy"])(
    "finds nothing for %s",
    (nonsense) => {
      expect(sectionsOf(nonsense)).toEqual([]);
      expect(api.context.search.findHeadings(nonsense)).toEqual({ sectionIds: [], brandIds: [] });
    },
  );
});
