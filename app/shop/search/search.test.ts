import { describe, expect, it } from "vitest";

import { emphasize } from "./search-options";
import { countOptions, mayShow, questionOf } from "./use-search-box";

describe("questionOf", () => {
  it("asks from two letters on, not counting surrounding spaces", () => {
    expect([" д ", "др", "  дрель 18 "].map(questionOf)).toEqual(["", "др", "дрель 18"]);
  });
});

describe("mayShow", () => {
  it("shows the dropdown from three letters on", () => {
    expect(["др", "др ", "дре"].map(mayShow)).toEqual([false, false, true]);
  });
});

describe("countOptions", () => {
  const product = { code: "a", name: "A", picture: null, price: 1, oldPrice: null };

  it("counts all three lists, at most eight products", () => {
    expect(
      countOptions({
        autocomplete: [{ name: "a", url: "/a" }],
        sections: [{ name: "b", link: "/b", picture: null }],
        products: Array.from({ length: 12 }, () => product),
      }),
    ).toBe(10);
  });

  it("counts nothing for a failed call or three empty lists", () => {
    expect(countOptions(null)).toBe(0);
    expect(countOptions({ autocomplete: [], sections: [], products: [] })).toBe(0);
  });
});

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

  it("treats е and ё as the same letter", () => {
    expect(shown("Перфоратор, ещё", "еще")).toBe("Перфоратор, [ещё]");
    expect(shown("Щетка", "щётка")).toBe("[Щетка]");
  });

  it("finds a word with another ending, but not by fewer than four letters", () => {
    expect(shown("Дрели-шуруповёрты", "дрель шуруповерта")).toBe("[Дрел]и-[шуруповёрт]ы");
    expect(shown("Крупа", "круг")).toBe("Крупа");
    expect(shown("Круг 9001", "9000")).toBe("Круг 9001");
  });

  it("ignores single letters", () => {
    expect(shown("Круг по металлу", "м к")).toBe("Круг по металлу");
  });

  it("takes the special characters of regular expressions literally", () => {
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
