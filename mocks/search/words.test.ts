import Database from "libsql";
import { describe, expect, it } from "vitest";

import { joinNumber, normalize, pieceTerms, splitSize, splitWords, stem } from "./words";

describe("words of a text", () => {
  it("are in lower case, with ё as е", () => expect(normalize("ЁМКИЙ Ключ")).toBe("емкий ключ"));
  it("are indexed as one word each, whatever their letters", () => {
    const db = new Database(":memory:");
    db.exec(`create virtual table word using fts5(text, detail=column, tokenize='unicode61 remove_diacritics 0')`);
    const find = db.prepare("select 1 from word where word match ?");
    const letters = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    for (let at = 0; at < letters.length; at += 100) {
      const words = letters.slice(at, at + 100).flatMap((letter) => splitWords(normalize(`a${letter}b`)));
      expect(() => find.all(words.map((word) => `"${word}"`).join(" OR "))).not.toThrow();
    }
    db.close();
  });
  it("are sequences of letters and digits", () => expect(splitWords('дрель "18" в*\0')).toEqual(["дрель", "18", "в"]));
});

describe("a decimal fraction", () => {
  it.each([
    ["2,5", ["2d5"]],
    ["2.50 мм", ["2d5", "мм"]],
    ["2,5мм", ["2d5", "мм"]],
    ["2.0", ["2"]],
    ["0.8-1.2", ["0d8", "1d2"]],
    ["01.12.2026", ["01", "12", "2026"]],
    ["1,500", ["1", "500"]],
    ["104.2231", ["104", "2231"]],
  ])("in %s is one word", (text, words) => expect(splitWords(text)).toEqual(words));
  it("is indexed as neither a whole number nor its parts", () => expect(pieceTerms("2,5")).toEqual(["2d5"]));
});

describe("a stem", () => {
  it.each([
    ["дрели", "дрель"],
    ["аккумуляторная", "аккумуляторный"],
    ["пилами", "пила"],
    ["молоток", "молотки"],
    ["отверток", "отвертка"],
    ["уровень", "уровни"],
    ["drills", "drill"],
    ["grinding", "grind"],
  ])("is the same for %s and %s", (a, b) => expect(stem(a)).toBe(stem(b)));
  it("leaves words with digits unchanged", () => expect(stem("18v")).toBe("18v"));
});

describe("a number in several parts", () => {
  it.each([
    ["104-2231", "1042231"],
    ["дша-18/60", "дша1860"],
    ["а·ч", "ач"],
    ["угло-шлиф", null],
    ["1042231", null],
  ])("%s is joined to %s", (piece, joined) => expect(joinNumber(piece)).toBe(joined));
  it("is indexed both joined and in parts", () => {
    expect(pieceTerms("104-2231")).toEqual(["1042231", "104", "2231"]);
  });
});

describe("a size", () => {
  it.each([
    ["6мм", ["6", "мм"]],
    ["125х1,2", ["125", "1d2"]],
    ["125x1", ["125", "1"]],
    ["2ah", ["2", "ah"]],
    ["125", []],
    ["хвост", []],
  ])("%s has the parts %j", (piece, parts) => expect(splitSize(piece)).toEqual(parts));
});
