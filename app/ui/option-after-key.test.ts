import { describe, expect, it } from "vitest";

import { optionAfterKey } from "./option-after-key";

describe("optionAfterKey", () => {
  it("goes down from the field through all options and back to it", () => {
    expect([-1, 0, 1, 2].map((active) => optionAfterKey("ArrowDown", active, 3))).toEqual([0, 1, 2, -1]);
  });

  it("goes up the same way round", () => {
    expect([-1, 2, 1, 0].map((active) => optionAfterKey("ArrowUp", active, 3))).toEqual([2, 1, 0, -1]);
  });

  it("leaves Home and End to the text until an option is chosen", () => {
    expect(optionAfterKey("Home", -1, 3)).toBeNull();
    expect(optionAfterKey("End", -1, 3)).toBeNull();
    expect(optionAfterKey("Home", 2, 3)).toBe(0);
    expect(optionAfterKey("End", 0, 3)).toBe(2);
  });

  it("takes no other key, and none without options", () => {
    expect(optionAfterKey("ArrowLeft", 1, 3)).toBeNull();
    expect(optionAfterKey("a", 1, 3)).toBeNull();
    expect(optionAfterKey("ArrowDown", -1, 0)).toBeNull();
  });
});
