import type { Fill } from "../support/form";
import type { Page } from "../support/page";

/** The button that places the order. */
export const orderButton = 'button[value="order"]';

/** The fields of the buyer. */
export function buyerFields(email: string): Record<string, string> {
  return {
    "customer.name": "Анна",
    "customer.lastName": "Орлова",
    "customer.phone": "+7 (901) 111-22-33",
    "customer.email": email,
  };
}

/** The checkboxes of the required consents, ticked. */
export function acceptedConsents(page: Page): Fill {
  const boxes = page.all('input[name^="consents."][required]');
  return Object.fromEntries(boxes.map((box) => [box.getAttribute("name") ?? "", [box.getAttribute("value") ?? ""]]));
}

/** The first pickup point. */
export function firstPickupPoint(page: Page): string {
  return page.all('input[name="delivery.pointId"]')[0]?.getAttribute("value") ?? "";
}

/** Everything that a guest fills in for pickup; by default the guest pays in cash. */
export function pickupFields(page: Page, email: string, payment: "cash" | "card" = "cash"): Fill {
  const chosen = { "delivery.code": ["pickup"], "delivery.pointId": [firstPickupPoint(page)], payment: [payment] };
  return { ...buyerFields(email), ...chosen, ...acceptedConsents(page) };
}
