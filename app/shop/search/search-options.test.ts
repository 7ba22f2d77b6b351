import { describe, expect, it } from "vitest";

import { emphasize } from "./search-options";

/** Shows the parts in one line: matches in square brackets. */
const shown = (text: string, query: string) =>
  emphasize(text, query)
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join("");

describe("emphasize", () => {
  it("finds the query inside words and in any case", () => {
    expect(shown("Углошлифмашина, Шлифовальный круг", "шлиф")).toBe("Угло[шлиф]машина, [Шлиф]овальный круг");
  });

  it("takes each word of the query by itself, the longer of two first", () => {
    expect(shown("Дрель-шуруповёрт", "шуруп дрель шуруповерт")).toBe("[Дрель]-[шуруповёрт]");
  });

  it("does not tell е from ё", () => {
    expect(shown("Перфоратор, ещё", "еще")).toBe("Перфоратор, [ещё]");
    expect(shown("Щетка", "щётка")).toBe("[Щетка]");
  });

  it("finds a word with another ending, but not by fewer than four letters", () => {
    expect(shown("Дрели-шуруповёрты", "дрель шуруповерта")).toBe("[Дрел]и-[шуруповёрт]ы");
    expect(shown("Крупа", "круг")).toBe("Крупа");
    expect(shown("Круг 9001", "9000")).toBe("Круг 9001");
  });

  it("leaves single letters alone", () => {
    expect(shown("Круг по металлу", "м к")).toBe("Круг по металлу");
  });

  it("reads signs of a regular expression as themselves", () => {
    expect(shown("Бита PH2 (10 шт.)", "(10 .* шт.)")).toBe("Бита PH2 [(10] [шт.)]");
    expect(shown("a+b|c", "a+b|c")).toBe("[a+b|c]");
    expect(shown("x", "[[ \\\\")).toBe("x");
  });

  it("keeps the text whole, markup included", () => {
    const text = "<img src=x> дрель & «дрель»";
    expect(
      emphasize(text, "дрель")
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
    expect(emphasize("", "дрель")).toEqual([]);
  });
});
