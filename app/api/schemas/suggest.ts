import * as z from "zod";

import { address } from "./profile";

/** Contract, section 3: suggestions in the checkout, at most 10 of each kind. */

const atMost = 10;

export const addressSuggestions = z.object({ suggestions: z.array(address).max(atMost) });
export type AddressSuggestions = z.infer<typeof addressSuggestions>;

export const party = z.object({
  inn: z.string(),
  /** Null for a sole trader. */
  kpp: z.string().nullable(),
  /** For a sole trader, the OGRNIP. */
  ogrn: z.string(),
  name: z.string(),
  address: z.string(),
  director: z.string(),
});
export type Party = z.infer<typeof party>;
export const partySuggestions = z.object({ suggestions: z.array(party).max(atMost) });

export const bank = z.object({ bik: z.string(), name: z.string(), correspondentAccount: z.string() });
export type Bank = z.infer<typeof bank>;
export const bankSuggestions = z.object({ suggestions: z.array(bank).max(atMost) });
