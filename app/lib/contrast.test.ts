import { expect, it } from "vitest";

import { contrast, textOn } from "./contrast";

it("puts white on dark and black on light", () => {
  expect(["#16191c", "#ffd700", "#777777"].map(textOn)).toEqual(["#fff", "#000", "#000"]);
});

it("reads well on any grey", () => {
  for (let part = 0; part < 256; part++) {
    const grey = `#${part.toString(16).padStart(2, "0").repeat(3)}`;
    expect(contrast(grey, textOn(grey) === "#fff" ? "#ffffff" : "#000000")).toBeGreaterThanOrEqual(4.5);
  }
});
