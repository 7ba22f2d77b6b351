import { describe, expect, it } from "vitest";

import { pageKind } from "./shelf";

describe("pageKind", () => {
  it.each(["/information", "/information/oplata", "/en/information", "/en/information/oplata"])(
    "finds %s among the pages that help to buy",
    (path) => expect(pageKind(path)).toBe("information"),
  );

  it.each(["/content", "/content/policy", "/en/content/policy", "/content/information"])(
    "finds %s among the documents",
    (path) => expect(pageKind(path)).toBe("content"),
  );
});
