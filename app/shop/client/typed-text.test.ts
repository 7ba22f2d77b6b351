import { expect, test } from "vitest";

import { maySave } from "./typed-text";

const field = (type: string, name: string, autocomplete: AutoFill = "") => maySave({ type, name, autocomplete });

test("text that was typed is kept over a reload", () => {
  expect(["text", "search", "email", "tel", "number", "textarea"].map((type) => field(type, "comment"))).toEqual(
    Array.from({ length: 6 }, () => true),
  );
});

test("secrets, files and what nobody typed are not", () => {
  expect(field("password", "password")).toBe(false);
  // A password made visible by the shopper.
  expect(field("text", "confirmPassword")).toBe(false);
  expect(field("text", "secret", "current-password")).toBe(false);
  expect(field("text", "digits", "one-time-code")).toBe(false);
  expect(field("tel", "code")).toBe(false);
  expect(["hidden", "file", "checkbox", "submit"].map((type) => field(type, "x"))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(field("text", "")).toBe(false);
});
