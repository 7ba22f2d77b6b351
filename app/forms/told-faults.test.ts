import { describe, expect, test } from "vitest";

import { toldFaults } from "./told-faults";

const texts = (errors: Record<string, string>, labels: Record<string, string>) =>
  toldFaults(errors, labels).map(({ text }) => text);

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
    expect(texts({ files: "a.jpg: Файл пустой" }, {})).toEqual(["a.jpg: Файл пустой"]);
  });

  test("nothing is wrong with a form that was not refused", () => {
    expect(toldFaults(undefined, { name: "Имя" })).toEqual([]);
  });

  test("a message links to its field", () => {
    expect(toldFaults({ name: "x" }, {}, (name) => `person-${name}`)).toEqual([{ id: "person-name", text: "x" }]);
  });
});
