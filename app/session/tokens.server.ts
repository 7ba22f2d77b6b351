import type { Caller } from "~/api/client.server";
import type { Tokens } from "~/api/schemas/auth";
import { translateFor } from "~/i18n/translate.server";

import type { Memory } from "./memory.server";
import { renewOnce } from "./renewal.server";
import type { Visit } from "./visit.server";

const none = { token: undefined, refreshToken: undefined, refreshedAt: undefined, code: undefined };
const nobody = { ...none, confirmation: undefined };

/** Keeps the customer's tokens in the visitor's session, and has the caller's renewed when the API finds them dead. */
export function keepTokens(
  caller: Caller,
  { session, change }: Memory,
  share: Visit["share"],
): Pick<Visit, "signIn" | "signOut"> {
  function signIn({ token, refreshToken }: Tokens) {
    caller.token = token;
    change({ ...none, token, refreshToken, refreshedAt: Date.now() });
  }

  async function renew() {
    const { refreshToken } = session;
    const answer = refreshToken ? await renewOnce(caller, refreshToken) : null;
    if (answer?.data) return signIn(answer.data);
    // An API that cannot say so now may know the customer later.
    if (answer && answer.status >= 500) return;
    caller.token = null;
    change({ ...nobody, notice: { kind: "error", text: translateFor(caller.locale)("sign-in:ended") } });
  }

  // Calls that find the token dead at the same time renew it together.
  caller.renew = (dead) => share(`renew ${dead}`, renew);

  return {
    signIn,
    signOut() {
      caller.token = null;
      change({ ...nobody, uid: undefined, compared: undefined });
    },
  };
}
