import { expect, it } from "vitest";

import { demoCustomers } from "#mocks/db/seed/landmarks";

import { passwordFaults } from "./password-faults";

const faultOf = (password: string) => passwordFaults(password, password).password?.en;

it.each(["123456", "qwerty", "QwErTy123", "Password1", "11111111", "ｐａｓｓｗｏｒｄ"])(
  "%s is rejected as one of the most common",
  (password) => expect(faultOf(password)).toContain("too common"),
);

it.each([demoCustomers.anna.password, "Verstak-demo", "мойВерстак7", "correct horse battery staple"])(
  "%s is taken",
  (password) => expect(passwordFaults(password, password)).toEqual({}),
);

it.each([
  ["12345", "Enter at least 6 characters"],
  ["x".repeat(129), "No more than 128 characters"],
])("%s is refused for its length", (password, fault) => expect(faultOf(password)).toBe(fault));

it("a repetition that differs is reported together with an invalid password", () => {
  const { password, confirmPassword } = passwordFaults("qwerty", "qwertz");
  expect(password?.ru).toContain("распространён");
  expect(confirmPassword).toEqual({ ru: "Пароли не совпадают", en: "The passwords do not match" });
});
