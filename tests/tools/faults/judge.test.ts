import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Field } from "~/ui/field";
import { Note } from "~/ui/note";

import type { Reply } from "../../http/support/shopper";
import { asPage, judge, type Seen } from "./judge";

const hint = "Such as home or warehouse";

type Content = { message?: string; error?: string; hasForm?: boolean };

/** The result of a request: a page, by default with a form. */
function seen(path: string, status: number, { message, error, hasForm = true }: Content): Seen {
  const parts = [
    createElement("h1", null, "Address"),
    message ? createElement(Note, { kind: "err", role: "alert", title: message }) : null,
    hasForm ? createElement(Field, { label: "Name", id: "name", hint, error }) : null,
  ];
  const main = renderToStaticMarkup(createElement("main", null, ...parts));
  const body = `<!DOCTYPE html><html><body><header></header>${main}<footer></footer></body></html>`;
  const reply: Reply = { path, status, headers: new Headers(), body, location: null, cookies: [] };
  return { reply, shown: asPage(reply), ms: 10 };
}

const baseline = seen("/addresses", 200, { hasForm: false });
const sees = (faulty: Seen) => judge(faulty, { baseline, isMain: true, patience: 1000 }).sees;

test("a hint next to a field is not a message", () => {
  expect(sees(seen("/addresses", 503, { message: "It could not be sent" }))).toBe("It could not be sent");
  expect(sees(seen("/addresses/1", 503, { message: "It could not be sent" }))).toBe("It could not be sent");
  expect(sees(seen("/addresses/1", 503, {}))).toBe("/addresses/1");
});

test("a field's error is a message", () => {
  expect(sees(seen("/addresses", 400, { error: "Fill in the name" }))).toBe("Fill in the name");
});
