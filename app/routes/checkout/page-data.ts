import type { PersonType } from "~/api/schemas/checkout";
import type { SavedAddress, SavedCompany } from "~/api/schemas/profile";

import type { Values } from "./fields";
import type { Quote } from "./quote-view";

/** What the page is drawn from. */
export type PageData = {
  personType: PersonType;
  values: Values;
  /** Null where the API cannot say what there is to choose: what was chosen is kept unseen then. */
  quote: Quote | null;
  key: string;
  /** What was sent with an order of which nobody knows whether it was placed; it has to be sent again as it was. */
  sent: { hash: string; total: string } | null;
  addresses: SavedAddress[];
  companies: SavedCompany[];
};
