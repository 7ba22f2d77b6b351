import { describe, expect, test } from "vitest";

import { summaryErrors } from "./use-shop-form";

const refused = (errors: Record<string, string>) => ({
  error: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
});

const texts = (errors: Record<string, string>, labels: Record<string, string>) =>
  summaryErrors(refused(errors), "form", labels).map(({ text }) => text);

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

  test("keeps the message of a field without a label", () => {
    expect(texts({ files: "a.jpg: Файл пустой" }, { files: "" })).toEqual(["a.jpg: Файл пустой"]);
  });

  test("lists errors in the order of the form", () => {
    expect(texts({ other: "x", comment: "b", items: "a" }, { items: "", comment: "" })).toEqual(["a", "b", "x"]);
  });

  test("is empty for a form that was not rejected", () => {
    expect(summaryErrors(undefined, "form", { name: "Имя" })).toEqual([]);
  });

  test("leaves out the error of the whole form", () => {
    expect(texts({ "": "Попробуйте ещё раз" }, {})).toEqual([]);
  });

  test("links messages to their fields", () => {
    expect(summaryErrors(refused({ name: "x" }), "person", {})).toEqual([{ id: "person-name", text: "x" }]);
  });
});
