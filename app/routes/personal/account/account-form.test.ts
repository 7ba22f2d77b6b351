import { expect, test } from "vitest";

import { formatContact } from "./account-form";

test.each([
  ["+79991234567", "+7 (999) 123-45-67"],
  ["+375291234567", "+375 (29) 123-45-67"],
  ["anna@example.ru", "anna@example.ru"],
  ["", ""],
])("%s is shown as %s", (contact, shown) => {
  expect(formatContact(contact)).toBe(shown);
});
