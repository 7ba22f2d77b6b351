import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { readNumber, Stepper } from "./stepper";

const texts = { label: "Quantity: Drill", less: "Less", more: "More", update: "Update" };

it.each([
  ["7", 7],
  [" 1 200 ", 1200],
  ["", null],
  ["-3", null],
  ["2.5", null],
  [undefined, null],
])("reads %j as a number", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it("submits with its form: the button that Enter presses comes first", () => {
  const html = renderToStaticMarkup(<Stepper value={2} max={999} texts={texts} submitValue={12} />);
  expect([...html.matchAll(/<button name="(\w+)" value="12"/g)].map(([, name]) => name)).toEqual([
    "set",
    "less",
    "more",
  ]);
  expect(html).toContain('name="quantity"');
  expect(html).not.toContain("disabled");
});

it("cannot go beyond its limits", () => {
  const html = renderToStaticMarkup(<Stepper value={999} max={999} texts={texts} submitValue={12} />);
  expect(html).toMatch(/<button name="more"[^>]* disabled=""/);
});

it("only changes its field where nothing is sent", () => {
  const html = renderToStaticMarkup(<Stepper value={1} min={1} max={999} texts={texts} />);
  expect(html.match(/<button type="button"/g)).toHaveLength(2);
});
