import { describe, expect, inject, test } from "vitest";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createShopper, type Shopper } from "./support/shopper";

const shop = inject("shopUrl");
const { id } = await createApi().product(landmarks.inStock);

describe("a POST redirects back to", () => {
  const add = (shopper: Shopper, back: string, headers = {}) =>
    shopper.post(paths.basketLines(), { add: String(id), ...(back ? { back } : {}) }, headers);

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/%09/evil.example/..//evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "evil.example",
    "/\r\nSet-Cookie: stolen=1",
  ])("a page of the shop, never to another site: %j", async (back) => {
    const reply = await add(createShopper(), back);
    expect(reply.status).toBe(303);
    const target = new URL(reply.headers.get("Location") ?? "", shop);
    expect(target.origin).toBe(shop);
    const names = reply.cookies.map(({ name }) => name.replace(/^notice-\w+$/, "notice"));
    expect(names.sort()).toEqual(["notice", "uid"]);
  });

  test("the page that the form names", async () => {
    expect((await add(createShopper(), "/en/catalog?x=1")).location).toBe(`/en/catalog?x=1#p${id}`);
  });

  test("the referring page if it belongs to the shop", async () => {
    const referred = (Referer: string) => add(createShopper(), "", { Referer });
    expect((await referred(`${shop}/search?q=x`)).location).toBe(`/search?q=x#p${id}`);
    expect((await referred("https://evil.example/search")).location).toBe(`/basket#p${id}`);
    expect((await referred(`${shop}//evil.example`)).location).toBe(`/basket#p${id}`);
  });
});
