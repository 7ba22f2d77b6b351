import { describe, expect, it } from "vitest";

import { authors, orderRemarks } from "./people";
import { cleaning, electrics, ladders, painting, storage, workwear } from "./site";
import { consumables, handTools, measuring, pneumatics, powerTools, welding } from "./tools";

const trades = { powerTools, handTools, measuring, welding, pneumatics, consumables };
const others = { workwear, electrics, ladders, painting, storage, cleaning };

/**
 * Words by which a Russian text gives away whether a man or a woman wrote it: a verb in the past at the start of a
 * clause, which has no subject but the author, and the short adjectives of opinion.
 */
const ofOneGender =
  /(?:^|[.:;,] (?:но |а |и )?|\bя )[а-яё]{2,}(?:л|ла|лся|лась)(?![а-яё])|(?<![а-яё])(?:доволен|довольна|рад|рада|уверен|уверена|сам|сама)(?![а-яё])/iu;

describe("the demo's reviews", () => {
  it("come from women and men", () => {
    expect(authors.some(([name]) => name.startsWith("Марина"))).toBe(true);
    expect(authors.some(([name]) => name.startsWith("Тимур"))).toBe(true);
  });

  it.each(Object.entries({ ...trades, ...others }))("of %s could be written by either", (_, texts) => {
    const { five, four, three, low, pros, cons } = texts;
    const russian = [...five, ...four, ...three, ...low, ...pros, ...cons, ...orderRemarks].map(([text]) => text);
    expect(russian.filter((text) => ofOneGender.test(text))).toEqual([]);
  });

  it.each(["Забрал в магазине.", "Хорошо, но ожидала большего.", "Доволен, беру ещё.", "Купила мужу."])(
    "finds the author's gender in “%s”",
    (text) => expect(text).toMatch(ofOneGender),
  );
});
