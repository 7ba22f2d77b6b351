import type { PersonType } from "~/api/schemas/checkout";
import type { Packed } from "~/lib/packed";

import type { Quote } from "./quote-view";

/** What the page is told while the shopper fills it in. */
export type Quoted = {
  personType: PersonType;
  /** Whether what was typed was only kept, and nothing counted. */
  isKept: boolean;
  /** Null where the API could not say. */
  quote: Packed<Quote | null>;
};
