import { describe, expect, it } from "vitest";

import { placeAfterKey } from "./menu-keys";

/** Three sections: with three links below it, with none, with one. */
const counts = [4, 1, 2];
const at = (section: number, link: number) => ({ section, link });

describe("placeAfterKey", () => {
  it("goes up and down the sections and stops at the ends", () => {
    expect(placeAfterKey("ArrowDown", at(0, 0), counts)).toEqual(at(1, 0));
    expect(placeAfterKey("ArrowUp", at(2, 0), counts)).toEqual(at(1, 0));
    expect(placeAfterKey("ArrowDown", at(2, 0), counts)).toBeNull();
    expect(placeAfterKey("ArrowUp", at(0, 0), counts)).toBeNull();
  });

  it("goes into a section that has something below it, and back", () => {
    expect(placeAfterKey("ArrowRight", at(0, 0), counts)).toEqual(at(0, 1));
    expect(placeAfterKey("ArrowRight", at(1, 0), counts)).toBeNull();
    expect(placeAfterKey("ArrowRight", at(0, 2), counts)).toBeNull();
    expect(placeAfterKey("ArrowLeft", at(0, 3), counts)).toEqual(at(0, 0));
    expect(placeAfterKey("ArrowLeft", at(0, 0), counts)).toBeNull();
  });

  it("stays below its section while going up and down there", () => {
    expect(placeAfterKey("ArrowDown", at(0, 3), counts)).toBeNull();
    expect(placeAfterKey("ArrowUp", at(0, 1), counts)).toBeNull();
    expect(placeAfterKey("ArrowUp", at(0, 3), counts)).toEqual(at(0, 2));
  });

  it("knows the first and the last of either column", () => {
    expect(placeAfterKey("End", at(0, 0), counts)).toEqual(at(2, 0));
    expect(placeAfterKey("Home", at(2, 0), counts)).toEqual(at(0, 0));
    expect(placeAfterKey("End", at(0, 1), counts)).toEqual(at(0, 3));
    expect(placeAfterKey("Home", at(0, 3), counts)).toEqual(at(0, 1));
  });

  it("leaves other keys alone", () => {
    expect(placeAfterKey("Enter", at(0, 0), counts)).toBeNull();
    expect(placeAfterKey("a", at(0, 0), counts)).toBeNull();
  });
});
