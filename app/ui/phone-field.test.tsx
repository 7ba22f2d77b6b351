import { maskitoTransform } from "@maskito/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { countryOf, russia, type Country } from "~/lib/phone";

import { PhoneField, type CountryChoice } from "./phone-field";
import { maskOptions } from "./phone-mask";

const nameOf = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
const country: CountryChoice = { name: "country", label: "Country", nameOf };

describe("the field as it is sent", () => {
  it("is a plain number beside a plain choice", () => {
    const html = renderToStaticMarkup(<PhoneField label="Phone" name="phone" country={country} id="p" />);
    expect(html).toMatch(/<input [^>]*id="p" type="tel"[^>]* name="phone"/);
    expect(html).toMatch(/<select name="country" aria-label="Country"/);
    expect(html).toContain('<option value="RU" selected="">Russia +7</option>');
    expect(html).toContain('<option value="KZ">Kazakhstan +7</option>');
    expect(html).toContain("/assets/img/countries/ru.svg");
  });

  it.each([
    ["+79991234567", undefined, "+7 (999) 123-45-67", "RU"],
    ["8 999 123 45 67", "RU", "+7 (999) 123-45-67", "RU"],
    ["+375291234567", undefined, "+375 (29) 123-45-67", "BY"],
    ["+77011234567", "KZ", "+7 (701) 123-45-67", "KZ"],
    ["+375291234567", "RU", "+375 (29) 123-45-67", "BY"],
    ["+12025550123", "RU", "+12025550123", "RU"],
    ["9005550123", "BY", "9005550123", "BY"],
    ["8 999 12", "RU", "8 999 12", "RU"],
    ["none", undefined, "none", "RU"],
    ["8 999 123 45 67 Anna", "RU", "8 999 123 45 67 Anna", "RU"],
  ])("shows %j, chosen %j, as %j", (number, code, shown, chosen) => {
    const html = renderToStaticMarkup(
      <PhoneField label="Phone" name="phone" country={{ ...country, code }} defaultValue={number} />,
    );
    expect(html).toContain(`value="${shown}"`);
    expect(html).toContain(`<option value="${chosen}" selected="">`);
  });

  it("sends a choice that is fixed", () => {
    const fixed = { ...country, code: "KZ", disabled: true };
    const html = renderToStaticMarkup(<PhoneField label="Phone" name="phone" country={fixed} />);
    expect(html).toContain('<input type="hidden" name="country" value="KZ"/>');
    expect(html).toMatch(/<select [^>]*disabled=""/);
  });

  it("ties its message to the number", () => {
    const html = renderToStaticMarkup(<PhoneField label="Phone" name="phone" error="Wrong" id="p" />);
    expect(html).toMatch(/aria-invalid="true" aria-describedby="p-message"/);
    expect(html).toMatch(/id="p-message"[^>]*>.*Wrong/);
    expect(html).not.toContain("<select");
  });
});

type State = { value: string; selection: readonly [number, number] };

/** The field's value after inserting a text, at the end or replacing everything. */
function fieldOf(start: Country) {
  let chosen = start;
  const options = maskOptions({ current: () => chosen, change: (named) => (chosen = named) });
  const handle = options.preprocessors?.[0] ?? ((state) => state);
  return {
    chosen: () => chosen,
    insert: (state: State, data: string) => {
      const { elementState, data: put = data } = handle({ elementState: state, data }, "insert");
      const { value, selection } = elementState;
      return value.slice(0, selection[0]) + put + value.slice(selection[1]);
    },
    fill: (value: string) => maskitoTransform(value, options),
  };
}

const at = (value: string, from = value.length, to = from): State => ({ value, selection: [from, to] });

describe("the mask", () => {
  it.each(["89991234567", "+7 999 123-45-67", "79991234567", "999 123 45 67"])("reads %j alike", (text) => {
    const whole = "+7 (999) 123-45-67";
    const field = fieldOf(russia);
    expect(field.insert(at(""), text)).toBe(whole);
    expect(field.insert(at("+7 (9"), text)).toBe(whole);
    expect(field.insert(at(whole, 0, whole.length), text)).toBe(whole);
    expect(field.fill(text)).toBe(whole);
    const typed = Array.from(text).reduce((value, sign) => field.fill(field.insert(at(value), sign)), "");
    expect(typed).toBe(whole);
  });

  it("lets digits be put into the middle", () => {
    expect(fieldOf(russia).insert(at("+7 (999) 123", 4), "1")).toBe("+7 (1999) 123");
  });

  it("takes no letters", () => {
    expect(fieldOf(russia).fill("phone")).toBe("");
    expect(fieldOf(russia).insert(at("+7 (99"), "a")).toBe("+7 (99");
  });

  it.each(["+375 29 123 45 67", "00375291234567", "375291234567"])("follows a pasted %j to its country", (text) => {
    const field = fieldOf(russia);
    expect(field.insert(at(""), text)).toBe("+375 (29) 123-45-67");
    expect(field.chosen()).toBe(countryOf("BY"));
  });

  it.each([
    ["+375291234567", "+375 (29) 123-45-67", "BY"],
    ["00998901234567", "+998 (90) 123-45-67", "UZ"],
    ["+12025550123", "+12025550123", "RU"],
    ["0012025550123", "+12025550123", "RU"],
    ["90055501234", "+7 (900) 555-01-234", "RU"],
  ])("keeps every digit of a typed %j", (text, shown, code) => {
    const field = fieldOf(russia);
    const typed = Array.from(text).reduce((value, sign) => field.fill(field.insert(at(value), sign)), "");
    expect(typed).toBe(shown);
    expect(field.chosen()).toBe(countryOf(code));
    expect(field.fill(text)).toBe(shown);
  });

  it("keeps every digit that is put into the middle of a whole number", () => {
    const field = fieldOf(russia);
    expect(field.fill(field.insert(at("+7 (999) 123-45-67", 4), "1"))).toBe("+7 (199) 912-34-567");
  });
});
