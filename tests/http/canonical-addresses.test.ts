import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createShopper } from "./support/shopper";

const product = paths.product(landmarks.inStock);
const typical = await createApi().sectionLink(landmarkSections.typical);

describe.each(locales)("a page in %s has one URL", (locale) => {
  const at = (path: string) => localePath(locale, path);

  test.each([
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/catalog/", "/catalog"],
    [`${product}/`, product],
    ["/About", "/about"],
    ["/INFORMATION/oplata", "/information/oplata"],
    ["/information/OPLATA", "/information/oplata"],
    [`/Product/${landmarks.inStock}`, product],
    [product.toUpperCase().replace("/PRODUCT", "/product"), product],
    [typical.toUpperCase().replace("/CATALOG", "/catalog"), typical],
    ["/News/", "/news"],
    ["/Sign-In", "/sign-in"],
  ])("%s redirects permanently to %s with its query", async (path, one) => {
    for (const query of ["", "?utm_source=Letter&q=%D0%B4"]) {
      const reply = await createShopper().send(at(path) + query);
      expect([reply.status, reply.location]).toEqual([301, at(one) + query]);
    }
  });

  test("there are no redirect loops", async () => {
    for (const path of [
      "/",
      "/about",
      product,
      typical,
      paths.search("Дрель"),
      "/product/%D0%B4%D0%B0",
      "/No/Such/Page",
    ]) {
      expect((await createShopper().send(at(path))).status, path).not.toBe(301);
    }
  });

  test("a missing page is not redirected", async () => {
    for (const path of ["/No-Such-Page", "/product/nothing-at-all"]) {
      expect((await createShopper().send(at(path))).status, path).toBe(404);
    }
  });
});

test.each([
  ["/en/", "/en"],
  ["/EN", "/en"],
  ["/En/", "/en"],
  ["/EN/About/", "/en/about"],
])("%s redirects to %s", async (path, one) => {
  const shopper = createShopper();
  let reply = await shopper.send(`${path}?a=B`);
  // The language prefix is corrected first, then the rest.
  for (let steps = 0; reply.status === 301 && steps < 3 && reply.location !== `${one}?a=B`; steps += 1) {
    reply = await shopper.send(reply.location ?? "");
  }
  expect([reply.status, reply.location]).toEqual([301, `${one}?a=B`]);
});

test.each(["//evil.example/", "//evil.example/About", "/en//evil.example/", "/%2F/evil.example/"])(
  "%s does not redirect to another site",
  async (path) => {
    const { location } = await createShopper().send(path);
    expect(location === null || location.startsWith("/")).toBe(true);
    expect(location ?? "").not.toMatch(/^\/[/\\]/);
  },
);
