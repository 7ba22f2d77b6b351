import { describe, expect, it } from "vitest";

import { hasRange } from "./file-ranges.server";

describe("a file of 100 bytes", () => {
  it.each(["bytes=0-0", "bytes=99-", "bytes=10-999", "bytes=-1", "bytes=-100"])("has %s", (range) => {
    expect(hasRange(range, 100)).toBe(true);
  });

  it.each([
    "bytes=5-1",
    "bytes=abc",
    "bytes=100-",
    "bytes=-0",
    "bytes=-101",
    "bytes=-",
    "bytes=0-1,3-4",
    "lines=0-1",
    "",
  ])("does not have %j", (range) => {
    expect(hasRange(range, 100)).toBe(false);
  });
});
