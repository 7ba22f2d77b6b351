import type { Endpoint } from "./endpoint";
import { authEndpoints } from "./endpoints/auth";
import { basketEndpoints } from "./endpoints/basket";
import { catalogEndpoints } from "./endpoints/catalog";
import { checkoutEndpoints } from "./endpoints/checkout";
import { embeddedEndpoints } from "./endpoints/embedded";
import { formsEndpoints } from "./endpoints/forms";
import { ordersEndpoints } from "./endpoints/orders";
import { profileEndpoints } from "./endpoints/profile";
import { reviewsEndpoints } from "./endpoints/reviews";
import { visitorEndpoints } from "./endpoints/visitor";

/** Every call of the API: the source of the OpenAPI document and its page, and of the contract test. */
export const endpoints: readonly Endpoint[] = [
  ...visitorEndpoints,
  ...catalogEndpoints,
  ...reviewsEndpoints,
  ...basketEndpoints,
  ...authEndpoints,
  ...profileEndpoints,
  ...ordersEndpoints,
  ...checkoutEndpoints,
  ...formsEndpoints,
  ...embeddedEndpoints,
];
