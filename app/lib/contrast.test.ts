import { describe, expect, it } from "vitest";

import { contrast, labelColors, parseColor } from "./contrast";
import { cssColorNames } from "./css-color-names";

describe("parseColor", () => {
  it.each([
    ["#fff", [255, 255, 255]],
    ["#F0B429", [240, 180, 41]],
    [" #c9380a ", [201, 56, 10]],
    ["#0008", [119, 119, 119]],
    ["#c9380a80", [228, 155, 132]],
    ["rgb(240, 180, 41)", [240, 180, 41]],
    ["rgba(0,0,0,.5)", [128, 128, 128]],
    ["rgb(100% 0% 50%)", [255, 0, 128]],
    ["rgb(0 0 0 / 50%)", [128, 128, 128]],
    ["rgb(300, -5, 0)", [255, 0, 0]],
    ["hsl(0, 100%, 50%)", [255, 0, 0]],
    ["hsl(120deg 100% 25%)", [0, 128, 0]],
    ["hsl(-0.5turn 100% 50%)", [0, 255, 255]],
    ["hsla(210, 50%, 40%, 1)", [51, 102, 153]],
    ["RebeccaPurple", [102, 51, 153]],
  ])("reads %s", (text, rgb) => {
    expect(parseColor(text)).toEqual(rgb);
  });

  it.each([
    "",
    "#12",
    "#12345",
    "#ggg",
    "rgb(1,2)",
    "rgb(1,2,3,4,5)",
    "hsl(red, 1%, 1%)",
    "rgb(a b c)",
    "oops",
    "#fff;x:y",
  ])("refuses %j", (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it("knows every name of CSS", () => {
    expect(cssColorNames.size).toBe(148);
    for (const [name, digits] of cssColorNames) {
      expect(name).toMatch(/^[a-z]+$/);
      expect(digits).toMatch(/^[\da-f]{6}$/);
    }
  });
});

describe("labelColors", () => {
  it("puts white on dark and black on light", () => {
    expect(labelColors("#16191c")).toEqual({ ground: "#16191c", text: "#fff" });
    expect(labelColors("gold")).toEqual({ ground: "#ffd700", text: "#000" });
    expect(labelColors("#777")).toEqual({ ground: "#777777", text: "#000" });
  });

  it("falls back to graphite", () => {
    expect(labelColors("url(//evil.example)")).toEqual({ ground: "#16191c", text: "#fff" });
  });

  it("reads well on any grey", () => {
    for (let part = 0; part < 256; part++) {
      const { text } = labelColors(`rgb(${part}, ${part}, ${part})`);
      const ratio = contrast([part, part, part], text === "#fff" ? [255, 255, 255] : [0, 0, 0]);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  });
});
