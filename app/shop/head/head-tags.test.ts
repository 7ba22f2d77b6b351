import { describe, expect, it } from "vitest";

import type { PageHead } from "~/lib/page-head";

import { headTags } from "./head-tags.server";
import { productData } from "./structured-data.server";

const attack = `</script><script>alert("1")</script><!--'&\u2028`;

const product = {
  ...{ code: "kettle", name: "Чайник", picture: null, price: 1, isStock: 0, deliveryDate: null },
  ...{ article: "1", brand: null, pictures: [] },
};

const head: PageHead = {
  path: "/product/a",
  title: attack,
  description: attack,
  kind: "product",
  picture: `/upload/"><script>.jpg`,
  crumbs: [{ name: attack, link: "/catalog" }, { name: attack }],
  data: [
    productData(
      {
        code: attack,
        name: attack,
        picture: null,
        price: 1,
        isStock: 0,
        deliveryDate: null,
        article: attack,
        brand: { name: attack },
        pictures: [attack],
      },
      attack,
    ),
  ],
  feed: { title: attack, path: "/news/rss.xml" },
};

describe("what the API wrote stays text", () => {
  const tags = headTags(head, "ru", "https://shop.example");

  it("in attributes and in structured data", () => {
    const names = [...tags.matchAll(/<(\/?[a-z!]+)/gi)].map(([, name]) => name);
    expect(names.filter((name) => !/^(link|meta|\/?script)$/.test(name ?? ""))).toEqual([]);
    expect(names.filter((name) => name === "script")).toHaveLength(2);
    expect(tags).not.toMatch(/<script(?! type="application\/ld\+json">)/);
    expect(tags.replace(/<script type[\s\S]*?<\/script>/g, "")).not.toMatch(/"1"|alert\("/);
  });

  it("and is read as it was written", () => {
    const scripts = [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => json,
    );
    const [crumbs, product] = scripts.map((json) => JSON.parse(json ?? "") as Record<string, unknown>);
    expect(product).toMatchObject({ name: attack, description: attack, sku: attack, brand: { name: attack } });
    expect(crumbs).toMatchObject({ itemListElement: [{ name: "Главная" }, { name: attack }, { name: attack }] });
  });
});

it.each([
  [{ isStock: 2 }, "InStock"],
  [{}, "OutOfStock"],
  [{ deliveryDate: "2026-12-02" }, "BackOrder"],
  [{ discontinued: true }, "Discontinued"],
  // Its page offers no purchase of what is left.
  [{ discontinued: true, isStock: 2 }, "Discontinued"],
  [{ discontinued: true, deliveryDate: "2026-12-02" }, "Discontinued"],
])("search engines read of a product with %o that it is %s", (facts, availability) => {
  const tags = headTags({ ...head, data: [productData({ ...product, ...facts }, "")] }, "ru", "https://shop.example");
  expect(tags).toContain(`"availability":"https://schema.org/${availability}"`);
});
