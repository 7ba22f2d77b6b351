import { inject } from "vitest";
import * as z from "zod";

import { menu, productView, type MenuItem, type Product } from "~/api/schemas/catalog";
import { calculated, type CalculateBody } from "~/api/schemas/checkout";
import { errorBody } from "~/api/schemas/common";
import { brandList, newsList, stockList, uid } from "~/api/schemas/pages";
import type { Locale } from "~/i18n/config";
import type { Rule } from "#mocks/scenarios";

/** Direct access of a test to the embedded API, without the shop. */
export type Api = ReturnType<typeof createApi>;

const rules = z.object({ rules: z.array(z.object({ path: z.string(), times: z.number().optional() })) });

/** A client of the API that all HTTP tests share, or of another one. */
export function createApi(url = inject("apiUrl")) {
  async function call<T>(method: string, path: string, schema: z.ZodType<T>, body?: object, locale: Locale = "ru") {
    const headers = { "Accept-Language": locale, "Content-Type": "application/json" };
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return z.object({ data: schema }).parse(await response.json()).data;
  }

  const read = <T>(path: string, schema: z.ZodType<T>, locale?: Locale) =>
    call("GET", `/api/app/${path}`, schema, undefined, locale);
  const write = (method: string, path: string, body?: object) => call(method, `/api/app/${path}`, z.unknown(), body);

  const products = new Map<string, Promise<Product>>();

  return {
    url,
    read,
    async newUid(): Promise<string> {
      return (await read("profile/uid", uid)).uid;
    },
    /** A product in Russian, as it was when it was first requested. */
    product(code: string): Promise<Product> {
      const product =
        products.get(code) ?? read(`catalog/product/${code}/view`, productView).then((view) => view.product);
      products.set(code, product);
      return product;
    },
    /** The path of a section, by its code. */
    async sectionLink(code: string): Promise<string> {
      const all = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.items)]);
      const found = all((await read("catalog/menu", menu)).items).find(({ link }) => link?.endsWith(`/${code}`));
      if (!found?.link) throw new Error(`No section ${code}`);
      return found.link;
    },
    /** The slugs of the first brand, promotion and news article. */
    async slugs() {
      const [{ brands }, { stocks }, { news }] = await Promise.all([
        read("brand/list", brandList),
        read("stock/list", stockList),
        read("news/list", newsList),
      ]);
      return { brand: slugOf(brands), stock: slugOf(stocks), article: slugOf(news) };
    },
    /** The API's error message for a rejected write. */
    async refusal(path: string, body: object, locale: Locale): Promise<string> {
      const headers = { "Accept-Language": locale, "Content-Type": "application/json" };
      const response = await fetch(`${url}/api/app/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      const { error } = errorBody.parse(await response.json());
      return Object.values(error.fields ?? {})[0] ?? error.message;
    },
    addToBasket: (visitor: string, productId: number, quantity = 1) =>
      write("POST", `basket/${productId}/add`, { uid: visitor, quantity }),
    addFavorite: (visitor: string, productId: number) => write("POST", `favorite/${productId}/add?uid=${visitor}`),
    /** The sums of an order that would be placed with these choices. */
    calculate: (body: CalculateBody, locale?: Locale) =>
      call("POST", "/api/app/checkout/calculate", calculated, body, locale),
    /** Changes the price or stock of a product for all visitors, so only one test may use this product. */
    changeProduct: (productId: number, change: { price?: number; stock?: number }) =>
      call("POST", `/scenario/product/${productId}`, z.unknown(), change),
    /** Makes the code of a phone sign-in this many seconds older. */
    ageCode: (phone: string, seconds: number) => call("POST", `/scenario/code/${phone}`, z.unknown(), { seconds }),
    /** Moves an order to a status, as the shop's staff would. */
    bringOrder: (id: number, status: string) => call("POST", `/scenario/order/${id}`, z.unknown(), { status }),
    /** Requests a fault for later calls (see `mocks/scenarios`). */
    fault: (rule: Rule) => call("POST", "/scenario", rules, rule),
    faults: async () => (await call("GET", "/scenario", rules)).rules,
    forgetFaults: () => call("DELETE", "/scenario", rules),
  };
}

function slugOf([first]: { slug: string }[]): string {
  if (!first) throw new Error("The list is empty");
  return first.slug;
}
