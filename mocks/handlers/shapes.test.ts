import { describe, expect, it } from "vitest";

import { readShop } from "#mocks/shop";

import { toMeta, toMetaOfHtml } from "./shapes";

const shop = readShop(null);
const describeHtml = (html: string) => toMetaOfHtml(shop, "Чай", html, "ru").description;

describe("the description of a page for search engines", () => {
  it("is the text of its HTML, without entities", () => {
    expect(
      describeHtml("<h2>Чай &amp; кофе</h2>\n<p>We don&#39;t sell &quot;dust&quot;:&nbsp;2&nbsp;&lt;&nbsp;3.</p>"),
    ).toBe(`Чай & кофе We don't sell "dust": 2 < 3.`);
    expect(describeHtml("<p>&laquo;Лунцзин&raquo;&nbsp;&mdash; зелёный</p><p>чай</p>")).toBe("«Лунцзин» — зелёный чай");
  });

  it("has at most 160 characters of a long text, and ends with a whole word", () => {
    const description = describeHtml(`<p>${"Зелёный &amp; чёрный чай. ".repeat(500)}</p>`);
    expect(description).toMatch(/^(?:Зелёный & чёрный чай\. )+[^<>]*…$/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.length).toBeGreaterThan(140);
  });

  it("keeps the signs of a plain text", () => {
    expect(toMeta(shop, "Круги", "Для углов < 45° и > 90°", "ru").description).toBe("Для углов < 45° и > 90°");
  });
});
