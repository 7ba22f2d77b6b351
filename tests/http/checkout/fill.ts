import type { Fill } from "../support/form";
import type { Page } from "../support/page";

/** The button that orders. */
export const orderButton = 'button[value="order"]';

/** Who buys. */
export function personOf(email: string): Record<string, string> {
  return {
    "customer.name": "Анна",
    "customer.lastName": "Орлова",
    "customer.phone": "+7 (901) 111-22-33",
    "customer.email": email,
  };
}

/** The boxes of the consents that have to be given, ticked. */
export function agreed(page: Page): Fill {
  const boxes = page.all('input[name^="consents."][required]');
  return Object.fromEntries(boxes.map((box) => [box.getAttribute("name") ?? "", [box.getAttribute("value") ?? ""]]));
}

/** The first of the points where goods are picked up. */
export function pointOf(page: Page): string {
  return page.all('input[name="delivery.pointId"]')[0]?.getAttribute("value") ?? "";
}

/** All that a guest fills in to pick the goods up and pay for them there, or otherwise. */
export function pickupOf(page: Page, email: string, payment: "cash" | "card" = "cash"): Fill {
  const chosen = { "delivery.code": ["pickup"], "delivery.pointId": [pointOf(page)], payment: [payment] };
  return { ...personOf(email), ...chosen, ...agreed(page) };
}
