import { describe, expect, test } from "vitest";

import { summaryErrors } from "./use-shop-form";

const refused = (errors: Record<string, string>) => ({
  error: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
});

/** A form whose fields have these errors now. */
const formWith = (errors: Record<string, string>, id = "form") => ({
  form: { id },
  field: (name: string) => ({ errors: errors[name] === undefined ? undefined : [errors[name]] }),
});

const texts = (errors: Record<string, string>, labels: Record<string, string>) =>
  summaryErrors(refused(errors), formWith(errors), labels).map(({ text }) => text);

describe("an error summary", () => {
  test("puts the label before a message that fits any field", () => {
    expect(texts({ name: "Поле обязательно для заполнения" }, { name: "Имя" })).toEqual([
      "Имя: Поле обязательно для заполнения",
    ]);
  });

  test("keeps a message that names its field, in any case", () => {
    expect(texts({ inn: "В ИНН опечатка", city: "Укажите город" }, { inn: "ИНН", city: "Город" })).toEqual([
      "В ИНН опечатка",
      "Укажите город",
    ]);
  });

  test("keeps a message that names its field by another form of the word, or by the last word of the label", () => {
    const given = { lastName: "Введите фамилию", email: "Введите почту", name: "Enter the name" };
    const labels = { lastName: "Фамилия", email: "Электронная почта", name: "First name" };
    expect(texts(given, labels)).toEqual(Object.values(given));
    const consent = "We cannot accept the order without this consent";
    const label = "I accept the terms of the public offer";
    expect(texts({ offer: consent }, { offer: label })).toEqual([`${label}: ${consent}`]);
  });

  test("puts the label before a message that two fields have", () => {
    const message = "Введите телефон полностью";
    const labels = { phone: "Телефон", recipientPhone: "Телефон получателя" };
    expect(texts({ phone: message, recipientPhone: message }, labels)).toEqual([
      `Телефон: ${message}`,
      `Телефон получателя: ${message}`,
    ]);
  });

  test("keeps the message of a field without a label", () => {
    expect(texts({ files: "a.jpg: Файл пустой" }, { files: "" })).toEqual(["a.jpg: Файл пустой"]);
  });

  test("lists errors in the order of the form", () => {
    expect(texts({ other: "x", comment: "b", items: "a" }, { items: "", comment: "" })).toEqual(["a", "b", "x"]);
  });

  test("is empty for a form that was not rejected", () => {
    expect(summaryErrors(undefined, formWith({}), { name: "Имя" })).toEqual([]);
  });

  test("leaves out the error of the whole form", () => {
    expect(texts({ "": "Попробуйте ещё раз" }, {})).toEqual([]);
  });

  test("links messages to their fields", () => {
    const errors = { name: "x" };
    expect(summaryErrors(refused(errors), formWith(errors, "person"), {})).toMatchObject([
      { id: "person-name", text: "x" },
    ]);
  });

  test("keeps an error that has been corrected since, so that nothing on the page moves", () => {
    const house = "Enter a house";
    const errors = summaryErrors(refused({ city: "Enter a city", house }), formWith({ house }), {});
    expect(errors).toMatchObject([
      { id: "form-city", text: "Enter a city", isCorrected: true },
      { id: "form-house", text: house, isCorrected: false },
    ]);
  });

  test("says what is wrong with a field now, if its text got another fault", () => {
    const labels = { phone: "Phone", email: "E-mail" };
    const now = formWith({ phone: "Enter ten digits", email: "The e-mail has a typing error" });
    expect(summaryErrors(refused({ phone: "Required", email: "Required" }), now, labels)).toMatchObject([
      { text: "Phone: Enter ten digits", refusal: "Required", isCorrected: false },
      { text: "The e-mail has a typing error", refusal: "Required", isCorrected: false },
    ]);
  });
});
