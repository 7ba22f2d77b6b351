import { describe, expect, it } from "vitest";

import { readBody, plainText, withAnchors } from "./read-body.server";

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
    expect(readBody(table, "ru").html).toContain('aria-label="Таблица, прокручивается по горизонтали"');
    expect(readBody(table, "en").html).toContain('aria-label="Table, scrolls horizontally"');
  });

  it("counts a minute at least, and more for a long text", () => {
    expect(readBody("", "ru").minutes).toBe(1);
    expect(readBody(`<p>${"слово ".repeat(800)}</p>`, "ru").minutes).toBe(5);
  });
});

describe("withAnchors", () => {
  it("gives headings ids of their own letters and lists them", () => {
    const { html, headings } = withAnchors("<p>a</p><h2>Размер и обороты</h2><p>b</p><h2>Grain</h2>");
    expect(html).toBe('<p>a</p><h2 id="h-размер-и-обороты">Размер и обороты</h2><p>b</p><h2 id="h-grain">Grain</h2>');
    expect(headings).toEqual([
      { id: "h-размер-и-обороты", text: "Размер и обороты" },
      { id: "h-grain", text: "Grain" },
    ]);
  });

  it("tells headings with the same words apart", () => {
    const { headings } = withAnchors("<h2>Срок</h2><h2>Срок!</h2><h2>срок</h2>");
    expect(headings.map(({ id }) => id)).toEqual(["h-срок", "h-срок-2", "h-срок-3"]);
  });

  it("lists the highest level only, and anchors the others too", () => {
    const { html, headings } = withAnchors("<h3>One</h3><h4>Two</h4><h3>Three</h3>");
    expect(html).toContain('<h4 id="h-two">');
    expect(headings.map(({ text }) => text)).toEqual(["One", "Three"]);
  });

  it("keeps markup in the heading and out of the list", () => {
    const { html, headings } = withAnchors('<h2>Pay <strong>by card</strong> &amp; <a href="/a">so on</a></h2>');
    expect(html).toBe('<h2 id="h-pay-by-card-so-on">Pay <strong>by card</strong> &amp; <a href="/a">so on</a></h2>');
    expect(headings).toEqual([{ id: "h-pay-by-card-so-on", text: "Pay by card & so on" }]);
  });

  it("lets no heading break out of the attribute", () => {
    const { html } = withAnchors('<h2>"&gt;&lt;script&gt; onload="x</h2>');
    expect(html).toMatch(/^<h2 id="h-[\p{L}\p{N}-]+">/u);
  });

  it("passes by headings that say nothing", () => {
    expect(withAnchors("<h2> </h2><p>a</p>")).toEqual({ html: "<h2> </h2><p>a</p>", headings: [] });
  });

  it("finds an id for signs alone and shortens a long one", () => {
    expect(withAnchors("<h2>§ 1</h2>").headings[0]?.id).toBe("h-1");
    expect(withAnchors("<h2>???</h2>").headings[0]?.id).toBe("h-part");
    expect(withAnchors(`<h2>${"a".repeat(300)}</h2>`).headings[0]?.id).toHaveLength(62);
  });
});

describe("plainText", () => {
  it("drops tags, joins blanks and reads entities once", () => {
    expect(plainText("<p>a&nbsp;b</p>\n<p>&amp;lt; <em>c</em></p>")).toBe("a b &lt; c");
  });
});
