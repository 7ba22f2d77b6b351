import { expect, inject } from "vitest";
import * as z from "zod";

import { catalogInfo, type CatalogInfo } from "~/api/schemas/catalog";
import { orderView, type OrderDetail } from "~/api/schemas/orders";
import type { Locale } from "~/i18n/config";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { messagesTo } from "../../fixtures/outbox";
import { countStoredOrders } from "../../fixtures/stored-orders";
import type { Api } from "../support/api";
import { contentOf } from "../support/cookies";
import { createKnownShopper } from "../support/guests";
import type { Page } from "../support/page";
import type { Reply, Shopper } from "../support/shopper";

export {
  acceptedConsents as agreed,
  orderButton,
  buyerFields as personOf,
  pickupFields as pickupOf,
  firstPickupPoint as pointOf,
} from "./fill";

let last = 0;

/** An e-mail address that no other test uses, because every order sends an e-mail. */
export function newEmail(): string {
  return `buyer-${Date.now()}-${(last += 1)}@example.com`;
}

/** Counts the stored orders of an e-mail address, and expects one e-mail for each of them. */
export async function countOrders(email: string): Promise<number> {
  const stored = countStoredOrders(inject("dataDir"), email);
  const sent = await messagesTo(inject("apiUrl"), email);
  const aboutOrders = sent.filter(({ link }) => link !== null && /\/(order|personal\/history)\//.test(link));
  expect(aboutOrders).toHaveLength(stored);
  return stored;
}

/** A company whose numbers all pass their checks: the test vectors of the contract. */
export const company: Record<string, string> = {
  "company.inn": "7707 083 893",
  "company.kpp": "773601001",
  "company.ogrn": "1027700132195",
  "company.name": "ООО «Вереск»",
  "company.legalAddress": "Москва, ул Токарная, 8",
  "company.contractEmail": "office@example.com",
  "company.bik": "044525225",
  "company.bank": "Сбербанк",
  "company.account": "40702810800000000003",
  "company.correspondentAccount": "30101810400000000225",
};

/** An unambiguous address, which is accepted as typed. */
export const address: Record<string, string> = {
  "delivery.address.city_with_type": "пос. Дальний",
  "delivery.address.street_with_type": "Заречная",
  "delivery.address.house": "8а",
};

type CheckoutOptions = {
  locale?: Locale;
  type?: "individual" | "legal";
  /** The shop's URL, if it is not the shop of all HTTP tests. */
  shop?: string;
};

/** Opens the checkout as a guest with a product in the basket that never runs out. */
export async function openCheckout(
  api: Api,
  { locale = "ru", type = "individual", ...options }: CheckoutOptions = {},
): Promise<{ shopper: Shopper; page: Page }> {
  const shopper = await createKnownShopper(api, { locale, ...options });
  await api.addToBasket(shopper.uid(), (await api.product(landmarks.madeToOrder)).id, 1);
  return { shopper, page: await shopper.open(localePath(locale, paths.checkout(type))) };
}

const placed = z.object({ orderId: z.int(), number: z.string(), accessKey: z.string(), personType: z.string() });

/** The order data that the checkout has passed to the next page in a cookie. */
export function readPlacedCookie(shopper: Shopper): z.infer<typeof placed> {
  return placed.parse(contentOf(shopper.jar.get("placed") ?? ""));
}

/** The order as the API stores it, read with the access key that the shopper received. */
export async function readOrder(shopper: Shopper): Promise<OrderDetail> {
  const { orderId, accessKey } = readPlacedCookie(shopper);
  const response = await fetch(`${inject("apiUrl")}/api/app/order/${orderId}/view?accessKey=${accessKey}`);
  return z.object({ data: orderView }).parse(await response.json()).data.order;
}

/** The status and the redirect target of a response. */
export const statusAndLocation = ({ status, location }: Reply) => [status, location];

/** The value that the page shows in a field. */
export function valueOf(page: Page, name: string): string {
  const field = page.one(`[name="${name}"]:not(button)`);
  return field.tagName === "TEXTAREA" ? field.text : (field.getAttribute("value") ?? "");
}

/** The selected value of a group of radio buttons. */
export function checkedValue(page: Page, name: string): string | undefined {
  return page.all(`input[name="${name}"][checked]`)[0]?.getAttribute("value");
}

/** A product in stock that no other test uses, so its price and stock may be changed. */
export async function findUnusedProduct(
  api: Api,
  number: number,
  locale?: Locale,
): Promise<CatalogInfo["products"][number]> {
  const query = `catalog/info?perPage=100&page=${1 + number}`;
  const found = (await api.read(query, catalogInfo, locale)).products.find(
    ({ isStock, price }) => isStock >= 4 && price > 1000,
  );
  if (!found) throw new Error("No such product is in stock");
  return found;
}
