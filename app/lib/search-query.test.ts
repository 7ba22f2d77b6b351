import { describe, expect, it } from "vitest";

import { maxQueryLength, readQuery, readSection } from "./search-query";

const read = (query: string) => readQuery(new URLSearchParams(query));

describe("readQuery", () => {
  it("is empty without a query", () => {
    expect(read("")).toBe("");
    expect(read("q=")).toBe("");
    expect(read("q=+%20%0A%09%C2%A0")).toBe("");
  });

  it("trims whitespace and collapses it between words", () => {
    expect(read("q=++%D0%B4%D1%80%D0%B5%D0%BB%D1%8C%0A%0A+18+")).toBe("дрель 18");
  });

  it("removes control characters", () => {
    expect(read("q=drill%00%07%1Bbit")).toBe("drill bit");
    expect(read("q=%E2%80%AEdrill")).toBe("drill");
  });

  it("keeps markup as plain text", () => {
    expect(read("q=%3Cscript%3Ealert(1)%3C/script%3E")).toBe("<script>alert(1)</script>");
  });

  it("cuts a long query between characters", () => {
    const cut = read(`q=${encodeURIComponent("🔧".repeat(300))}`);
    expect(cut).toBe("🔧".repeat(maxQueryLength));
  });

  it("takes the first of several queries", () => {
    expect(read("q=one&q=two")).toBe("one");
  });
});

describe("readSection", () => {
  it.each([
    ["q=a&section=angle-grinders", "angle-grinders"],
    ["q=a", null],
    ["section=", null],
    ["section=../a", null],
    [`section=${"a".repeat(81)}`, null],
  ])("reads %s as %s", (query, section) => expect(readSection(new URLSearchParams(query))).toBe(section));
});
