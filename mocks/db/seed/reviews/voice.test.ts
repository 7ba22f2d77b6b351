import { describe, expect, it } from "vitest";

import { demoReviews } from "./index";

const { trades, ...reviews } = demoReviews();

/**
 * Words that show whether a man or a woman wrote a Russian text: verbs in the past tense at the start of a clause,
 * whose subject is the author, and short adjectives of opinion.
 */
const ofOneGender =
  /(?:^|[.:;,] (?:но |а |и )?|\bя )[а-яё]{2,}(?:л|ла|лся|лась)(?![а-яё])|(?<![а-яё])(?:доволен|довольна|рад|рада|уверен|уверена|сам|сама)(?![а-яё])/iu;

describe("the demo's reviews", () => {
  it("come from women and men", () => {
    expect(reviews.authors.some(([name]) => name.startsWith("Марина"))).toBe(true);
    expect(reviews.authors.some(([name]) => name.startsWith("Тимур"))).toBe(true);
  });

  it.each([...trades])("of %s could be written by either", (_, texts) => {
    const { five, four, three, low, pros, cons } = texts;
    const russian = [...five, ...four, ...three, ...low, ...pros, ...cons, ...reviews.remarks].map(([text]) => text);
    expect(russian.filter((text) => ofOneGender.test(text))).toEqual([]);
  });

  it.each(["Забрал в магазине.", "Хорошо, но ожидала большего.", "Доволен, беру ещё.", "Купила мужу."])(
    "finds the author's gender in “%s”",
    (text) => expect(text).toMatch(ofOneGender),
  );
});
