import { suggestAddress } from "#mocks/suggest/address";
import { suggestBank, suggestParty } from "#mocks/suggest/companies";

import type { Answers, Call } from "./route";

/** Suggestions while typing (contract, section 3: "Checkout"); none for an empty text. */
export const suggestAnswers = {
  suggestAddress: (_, call) => ({ suggestions: suggestAddress(typed(call), call.language) }),
  suggestParty: (_, call) => ({ suggestions: suggestParty(typed(call), call.language) }),
  suggestBank: (_, call) => ({ suggestions: suggestBank(typed(call), call.language) }),
} satisfies Answers;

const typed = ({ query }: Call) => query.get("q") ?? "";
