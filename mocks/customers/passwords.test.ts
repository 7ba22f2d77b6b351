import { expect, it } from "vitest";

import { onlyErrors } from "#mocks/handlers/fields";
import { demoCustomers } from "#mocks/testing/landmarks";

import { passwordErrors } from "./passwords";

const errorsOf = (password: string, repetition = password) => onlyErrors(passwordErrors(password, repetition));
const errorOf = (password: string) => errorsOf(password)["password"];

it.each(["123456", "qwerty", "QwErTy123", "Password1", "11111111", "ｐａｓｓｗｏｒｄ"])(
  "%s is rejected as one of the most common",
  (password) => expect(errorOf(password)).toBe("field.passwordCommon"),
);

it.each([demoCustomers.anna.password, "Verstak-demo", "мойВерстак7", "correct horse battery staple"])(
  "%s is accepted",
  (password) => expect(errorsOf(password)).toEqual({}),
);

it.each([
  ["12345", "field.passwordShort"],
  ["x".repeat(129), "field.passwordLong"],
])("%s is rejected because of its length", (password, error) => expect(errorOf(password)).toBe(error));

it("a repetition that does not match is reported together with an invalid password", () => {
  const both = { password: "field.passwordCommon", confirmPassword: "field.passwordsDiffer" };
  expect(errorsOf("qwerty", "qwertz")).toEqual(both);
});
