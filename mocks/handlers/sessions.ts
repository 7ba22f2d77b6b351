import { closeSessionBody } from "~/api/schemas/profile";
import { closeAllSessions, closeSessionById, listSessions } from "#mocks/customers/sessions";
import { ApiFailure } from "#mocks/errors";

import { requireBody, requireCustomer, type Answers } from "./route";

/** Lists and ends the customer's sessions (contract, section 3: "Personal area"). */
export const sessionsAnswers = {
  listSessions: (context, call) => ({ sessions: listSessions(context, requireCustomer(call).id, call.request) }),
  closeSession: (context, call) => {
    const customer = requireCustomer(call);
    const { id } = requireBody(call, closeSessionBody);
    if (!closeSessionById(context, customer.id, id)) throw new ApiFailure("not_found");
    return {};
  },
  closeAllSessions: (context, call) => {
    closeAllSessions(context, requireCustomer(call).id);
    return {};
  },
} satisfies Answers;
