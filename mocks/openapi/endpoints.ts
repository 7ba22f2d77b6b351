import type { Endpoint } from "./endpoint";
import { basketEndpoints } from "./endpoints/basket";
import { catalogEndpoints } from "./endpoints/catalog";
import { embeddedEndpoints } from "./endpoints/embedded";
import { visitorEndpoints } from "./endpoints/visitor";

/** Every call of the API: what the OpenAPI document and its page are made from, and what the contract's test calls. */
export const endpoints: readonly Endpoint[] = [
  ...visitorEndpoints,
  ...catalogEndpoints,
  ...basketEndpoints,
  ...embeddedEndpoints,
];
