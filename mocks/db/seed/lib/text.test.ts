import { describe, expect, it } from "vitest";

import { misspelt } from "./spelling";
import { formatNumber, slugify, tidy } from "./text";

const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("formatNumber", () => {
  it.each([
    [1400, "1400", "1400"],
    [11000, "11_000", "11_000"],
    [1234567, "1_234_567", "1_234_567"],
    [2.5, "2,5", "2.5"],
    [10893.25, "10_893,25", "10_893.25"],
  ])("prints %d in both languages", (number, ru, en) => {
    expect(formatNumber(number).map(visible)).toEqual([ru, en]);
  });
});

describe("tidy", () => {
  it.each([
    ["круг 125 мм", "круг 125_мм"],
    ["5 м шланга", "5_м шланга"],
    ["5 моделей", "5 моделей"],
    ["12 предметов", "12_предметов"],
    ["2 × 4 Ah", "2_×_4_Ah"],
    ["125 × 1 мм", "125_×_1_мм"],
    ["дрель — для дерева", "дрель_— для дерева"],
    ["до 400 об/мин.", "до 400_об/мин."],
    ["№ 3", "№_3"],
  ])("inserts no-break spaces in %j", (text, tied) => {
    expect(visible(tidy(text))).toBe(tied);
    expect(tidy(tidy(text))).toBe(tidy(text));
  });
});

describe("slugify", () => {
  it("keeps letters, digits and single hyphens", () => {
    expect(slugify("Engineer's hammer 2.5 mm / X ")).toBe("engineers-hammer-2-5-mm-x");
  });
});

describe("misspelt", () => {
  it("finds Latin letters in Russian words only", () => {
    expect(misspelt("Стaльной круг С 12 M и SDS-plus, °C, HSS-Co, размер S–M, шлиц PH2")).toEqual(["Стaльной", "M"]);
  });
});
