import { describe, expect, it } from "vitest";

import { contrast, labelStyle, textOn } from "./color";
import { writeColor } from "./css-color";

describe("writeColor", () => {
  it.each([
    ["#fff", "#ffffff"],
    ["#F0B429", "#f0b429"],
    [" #c9380a ", "#c9380a"],
    ["#0008", "#777777"],
    ["#c9380a80", "#e49b84"],
    ["rgb(240, 180, 41)", "#f0b429"],
    ["rgba(0,0,0,.5)", "#808080"],
    ["rgb(100% 0% 50%)", "#ff0080"],
    ["rgb(0 0 0 / 50%)", "#808080"],
    ["rgb(300, -5, 0)", "#ff0000"],
    ["hsl(0, 100%, 50%)", "#ff0000"],
    ["hsl(120deg 100% 25%)", "#008000"],
    ["hsl(-0.5turn 100% 50%)", "#00ffff"],
    ["hsla(210, 50%, 40%, 1)", "#336699"],
    ["hsla(0, 100%, 50%, 0.5)", "#ff8080"],
    ["RebeccaPurple", "#663399"],
    ["transparent", "#ffffff"],
    ["oklch(0.62796 0.25768 29.234)", "#ff0000"],
  ])("writes %s as %s", (text, written) => {
    expect(writeColor(text)).toBe(written);
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
  ])("writes %j as graphite", (text) => expect(writeColor(text)).toBe("#16191c"));

  it("does not let an address into a style", () => {
    expect(writeColor("url(//evil.example)")).toBe("#16191c");
  });
});

describe("the style of the labels on a page", () => {
  it("has one rule for each colour, with the text colour of higher contrast", () => {
    expect(labelStyle(new Set(["#ffd700", "#16191c"]))).toBe(
      '[data-ground="#ffd700"]{--b:#ffd700;--bt:#000}[data-ground="#16191c"]{--b:#16191c;--bt:#fff}',
    );
  });

  it.each(["red", "#fff;}body{display:none", "#FFFFFF", ""])("has no rule for %j", (color) => {
    expect(labelStyle([color])).toBe("");
  });
});

describe("the text colour on a background", () => {
  it("is white on dark and black on light", () => {
    expect(["#16191c", "#ffd700", "#777777"].map(textOn)).toEqual(["#fff", "#000", "#000"]);
  });

  it("has enough contrast on any grey", () => {
    for (let part = 0; part < 256; part++) {
      const grey = `#${part.toString(16).padStart(2, "0").repeat(3)}`;
      expect(contrast(grey, textOn(grey) === "#fff" ? "#ffffff" : "#000000")).toBeGreaterThanOrEqual(4.5);
    }
  });
});
