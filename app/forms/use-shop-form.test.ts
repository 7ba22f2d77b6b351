import { describe, expect, test } from "vitest";

import { summaryErrors } from "./use-shop-form";

const refused = (errors: Record<string, string>) => ({
  error: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
});

const texts = (errors: Record<string, string>, labels: Record<string, string>) =>
  summaryErrors(refused(errors), "form", labels).map(({ text }) => text);

describe("what a summary of errors says", () => {
  test("the label goes before a message that would suit any field", () => {
    expect(texts({ name: "Поле обязательно для заполнения" }, { name: "Имя" })).toEqual([
      "Имя: Поле обязательно для заполнения",
    ]);
  });

  test("a message that names its field is left alone, whatever its letters", () => {
    expect(texts({ inn: "В ИНН опечатка", city: "Укажите город" }, { inn: "ИНН", city: "Город" })).toEqual([
      "В ИНН опечатка",
      "Укажите город",
    ]);
  });

  test("so is that of a field without a label", () => {
    expect(texts({ files: "a.jpg: Файл пустой" }, { files: "" })).toEqual(["a.jpg: Файл пустой"]);
  });

  test("errors stand in the order of the form", () => {
    expect(texts({ other: "x", comment: "b", items: "a" }, { items: "", comment: "" })).toEqual(["a", "b", "x"]);
  });

  test("nothing is wrong with a form that was not refused", () => {
    expect(summaryErrors(undefined, "form", { name: "Имя" })).toEqual([]);
  });

  test("what is wrong with the form as a whole is said elsewhere", () => {
    expect(texts({ "": "Попробуйте ещё раз" }, {})).toEqual([]);
  });

  test("a message links to its field", () => {
    expect(summaryErrors(refused({ name: "x" }), "person", {})).toEqual([{ id: "person-name", text: "x" }]);
  });
});
