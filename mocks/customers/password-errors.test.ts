import { expect, it } from "vitest";

import { demoCustomers } from "#mocks/db/seed/landmarks";

import { passwordErrors } from "./password-errors";

const errorOf = (password: string) => passwordErrors(password, password).password?.en;

it.each(["123456", "qwerty", "QwErTy123", "Password1", "11111111", "ｐａｓｓｗｏｒｄ"])(
  "%s is rejected as one of the most common",
  (password) => expect(errorOf(password)).toContain("too common"),
);

it.each([demoCustomers.anna.password, "Verstak-demo", "мойВерстак7", "correct horse battery staple"])(
  "%s is accepted",
  (password) => expect(passwordErrors(password, password)).toEqual({}),
);

it.each([
  ["12345", "Enter at least 6 characters"],
  ["x".repeat(129), "No more than 128 characters"],
])("%s is rejected because of its length", (password, error) => expect(errorOf(password)).toBe(error));

it("a repetition that does not match is reported together with an invalid password", () => {
  const { password, confirmPassword } = passwordErrors("qwerty", "qwertz");
  expect(password?.ru).toContain("распространён");
  expect(confirmPassword).toEqual({ ru: "Пароли не совпадают", en: "The passwords do not match" });
});
