import { describe, expect, it } from "vitest";

import { parseColor, writeColor, cssColorNames } from "./css-color";

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

describe("writeColor", () => {
  it.each([
    ["gold", "#ffd700"],
    ["#777", "#777777"],
    ["url(//evil.example)", "#16191c"],
  ])("writes %s as %s", (text, written) => {
    expect(writeColor(text)).toBe(written);
  });
});
