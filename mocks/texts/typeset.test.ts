import { describe, expect, it } from "vitest";

import { typeset } from "./typeset";

/** With a tilde for a no-break space. */
const shown = (text: string) => typeset(text).replaceAll("\u00a0", "~");

describe("a line does not break", () => {
  it("between a number and what it counts", () => {
    expect(shown("Аккумулятор 18 В, 4 А·ч")).toBe("Аккумулятор 18~В, 4~А·ч");
    expect(shown("Гайковёрт, 1/2 дюйма, 5 насадок")).toBe("Гайковёрт, 1/2~дюйма, 5~насадок");
    expect(shown("<p>5 минут — и 1 500 ₽</p>")).toBe("<p>5~минут~— и 1~500~₽</p>");
  });

  it("in a model, because its digits count nothing", () => {
    expect(shown("Tavros DSA-18/60 brushless drill driver, 2 × 4 Ah")).toBe(
      "Tavros DSA-18/60 brushless drill driver, 2~×~4~Ah",
    );
    expect(shown("Маска Т-9 сварочная, 4/9–13 фильтр")).toBe("Маска Т-9 сварочная, 4/9–13~фильтр");
  });
});
