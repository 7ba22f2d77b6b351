import { describe, expect, it } from "vitest";

import { readBody } from "./read-body.server";

describe("readBody", () => {
  it("keeps the text, drops what could run and leads links to the page's language", () => {
    const { html } = readBody('<p onclick="x()">Go <a href="/catalog">on</a></p><script>alert(1)</script>', "en");
    expect(html).toBe('<p>Go <a href="/en/catalog">on</a></p>');
    expect(readBody('<p><a href="/catalog">on</a></p>', "ru").html).toContain('href="/catalog"');
  });

  it("anchors the headings below the page's own", () => {
    const { html, headings } = readBody("<h1>One</h1><p>a</p><h1>Two</h1>", "en");
    expect(html).toContain('<h2 id="h-one">One</h2>');
    expect(headings.map(({ text }) => text)).toEqual(["One", "Two"]);
    expect(readBody("<h2>One</h2>", "en", 3).html).toBe('<h3 id="h-one">One</h3>');
  });

  it("names the box that a table scrolls in, in the page's language", () => {
    const table = "<table><tr><td>1</td></tr></table>";
    expect(readBody(table, "ru").html).toContain('aria-label="Таблица, прокручивается вбок"');
    expect(readBody(table, "en").html).toContain('aria-label="Table, scrolls sideways"');
  });

  it("counts a minute at least, and more for a long text", () => {
    expect(readBody("", "ru").minutes).toBe(1);
    expect(readBody(`<p>${"слово ".repeat(800)}</p>`, "ru").minutes).toBe(5);
  });
});
