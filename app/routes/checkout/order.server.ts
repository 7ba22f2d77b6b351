import { type OrderAnswer, placeOrder } from "~/api/checkout.server";
import { isTemporary } from "~/api/errors";
import type { CheckoutSettings, OrderBody, OrderPlaced, PersonType } from "~/api/schemas/checkout";
import { env } from "~/env.server";
import { bareReply, type FormErrors } from "~/forms/reply";
import { type Rejection, waitOr } from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import type { Translate } from "~/i18n/translate";
import { countryOf } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";
import { paths } from "~/paths";
import { clearDraft } from "~/session/draft.server";
import { savePlacedOrder } from "~/session/placed-order.server";
import { safeRedirect } from "~/session/safe-redirect";
import { getCustomer, redirectWith } from "~/session/visit.server";

import { checkOrder, typedCompany } from "./check.server";
import { chosenSlot, fillAddress, isField, keepField, savedField, slotField, type Values } from "./fields";
import { findAddressToConfirm, orderAddress, readAddress, withSaved } from "./fill.server";
import { fetchSettings, fetchSums, forgetTotals, chosenOptions } from "./load.server";
import { type CheckoutAnswer, paidOnline } from "./page-data";
import { settle, type FormContext, type Outcome, type Posted } from "./state.server";

/**
 * Places the order: validates the form, confirms a doubtful address, checks that the shopper saw the current total, and
 * sends the order. Sending a form that already made its order redirects to the same success page.
 */
export async function order(context: FormContext): Promise<Outcome> {
  const { visit, t } = context;
  const isEnded = visit.caller.token !== null && (await getCustomer(visit)) === null && visit.caller.token === null;
  if (isEnded) return refuse(context.posted, 401, { message: t("checkout:outcome.ended"), outcome: "ended" });
  const isAgain = context.posted.draft.sent !== undefined;
  const values = await withSaved(visit, acceptAddress(context.posted, t).draft.values, isAgain);
  if (!values) return refuseUnsent(context.posted, t);
  const { personType } = context.posted;
  const posted = { ...context.posted, draft: { ...context.posted.draft, values } };
  const uid = await visit.uid();
  const settings = uid && (await fetchSettings(visit, uid, personType, values)).data;
  if (!settings) return refuseUnsent(posted, t);
  const chosen = chosenOptions(settings, values);
  const fields = checkOrder({ personType, values, delivery: chosen.way, consents: settings.consents }, t);
  const findChange = () => basketChange({ ...context, posted }, uid, settings);
  if (Object.keys(fields).length > 0) return refuse(posted, 400, { fields, ...(await findChange()) });
  const suggested = chosen.way?.kind === "pickup" ? null : await findAddressToConfirm(visit, values, t);
  if (suggested) return askToConfirm(posted, { suggested, ...(await findChange()) }, t);
  const stopped = await checkTotal({ ...context, posted }, uid, settings);
  if (stopped) return stopped;
  const body = toOrderBody({ uid, hash: posted.shown.hash, personType, values, chosen }, t);
  return toOutcome({ ...context, posted }, await placeOrder(visit.caller, posted.draft.key, body), body.payment ?? "");
}

/**
 * Copies the API's version of the address into the fields if the shopper accepted it; not if the fields have changed
 * since the question: the answer is about another address.
 */
function acceptAddress(posted: Posted, t: Translate): Posted {
  const { values } = posted.draft;
  const isAccepted =
    values["address.confirm"] === "suggested" && orderAddress(values, t).value === values["address.asked"];
  const suggested = isAccepted ? readAddress(values["address.suggested"]) : null;
  return suggested ? { ...posted, draft: { ...posted.draft, values: fillAddress(values, suggested) } } : posted;
}

type Refused = FormErrors & Omit<CheckoutAnswer, "lastResult">;

function refuse(posted: Posted, status: number, { fields = {}, message, ...details }: Refused): Outcome {
  const names = Object.keys(fields);
  const values = {
    ...posted.draft.values,
    // Shows the fields of a saved item that has errors.
    ...(names.some((name) => name.startsWith("delivery.address.")) ? { [savedField("address")]: "" } : {}),
    ...(names.some((name) => name.startsWith("company.")) ? { [savedField("company")]: "" } : {}),
  };
  const shown = { ...posted, draft: { ...posted.draft, values } };
  return { answer: { ...details, lastResult: bareReply({ fields, message }) }, status, posted: shown };
}

/** The form was not sent to the API. If it was sent before, without a result, an order may exist all the same. */
function refuseUnsent(posted: Posted, t: Translate): Outcome {
  if (posted.draft.sent) return refuseUnknown(posted, t);
  return refuse(posted, 503, { message: t("checkout:outcome.notSent") });
}

function refuseUnknown(posted: Posted, t: Translate): Outcome {
  return refuse(posted, 503, { message: t("checkout:outcome.unknown"), outcome: "unknown" });
}

type AddressQuestion = Required<Pick<CheckoutAnswer, "suggested">> & { message?: string };

function askToConfirm(posted: Posted, question: AddressQuestion, t: Translate): Outcome {
  const { values } = posted.draft;
  const asked = { ...values, "address.asked": orderAddress(values, t).value, "address.confirm": "suggested" };
  const fields = { "address.confirm": t("checkout:address.confirmFirst") };
  return refuse({ ...posted, draft: { ...posted.draft, values: asked } }, 400, { fields, ...question });
}

/**
 * Asks the shopper to confirm if the total differs from the one on the page. If the basket itself differs, the order is
 * sent anyway: the basket may be new because this key has already made its order, and only the API knows that.
 */
async function checkTotal({ visit, t, posted }: FormContext, uid: string, settings: CheckoutSettings) {
  const { shown } = posted;
  const sums = await fetchSums(visit, uid, posted.personType, settings, posted.draft.values);
  if (sums.data === null) return isTemporary(sums) ? refuseUnsent(posted, t) : null;
  // A page without totals has no basket hash either.
  const isOtherBasket = shown.hash !== "" && sums.data.hash !== shown.hash;
  if (isOtherBasket || String(sums.data.totalPrice) === shown.total) return null;
  const now = formatPrice(sums.data.totalPrice);
  return refuse(settle(posted), 409, { message: t("checkout:outcome.otherSum", { now }), outcome: "changed" });
}

/**
 * The message of a form with invalid fields or a doubtful address whose basket is another one than on its page, for
 * example because a promotion has ended: the page now shows the new sums, and the corrected form orders for them.
 */
async function basketChange({ visit, t, posted }: FormContext, uid: string, settings: CheckoutSettings) {
  const { shown, draft } = posted;
  // An order may have been made of that basket.
  if (draft.sent || shown.hash === "") return {};
  const sums = await fetchSums(visit, uid, posted.personType, settings, draft.values);
  return sums.data && sums.data.hash !== shown.hash ? { message: t("checkout:outcome.basketChanged") } : {};
}

/** Statuses of an API that has refused before it looked for an order with this key. */
const unread = [401, 429];

async function toOutcome(context: FormContext, answer: OrderAnswer, payment: string): Promise<Outcome> {
  const { t, posted } = context;
  const settled = settle(posted);
  switch (answer.kind) {
    case "placed":
      return redirectAfterOrder(context, answer.placed, payment);
    case "basket_changed":
    case "out_of_stock": {
      forgetTotals(context.visit);
      const reason = answer.kind === "basket_changed" ? "basketChanged" : "outOfStock";
      return refuse(settled, 409, { message: t(`checkout:outcome.${reason}`), outcome: "changed" });
    }
    case "idempotency_conflict":
      return refuse(settled, 409, { message: t("checkout:outcome.conflict"), outcome: "conflict" });
    case "unknown":
      return refuseUnknown({ ...posted, draft: { ...posted.draft, sent: posted.shown } }, t);
    case "refused": {
      const shown = unread.includes(answer.status) ? posted : settled;
      return refuse(shown, answer.status === 429 ? 429 : 400, formErrorsFromApi(answer, posted, t));
    }
  }
}

/** Maps the API's errors to form fields; an error of an unknown field becomes the message of the whole form. */
function formErrorsFromApi(rejection: Rejection, { draft }: Posted, t: Translate): FormErrors {
  const { fields, message } = rejection.error;
  // The form has the day and its hours in one field for each delivery.
  const slot = slotField(draft.values["delivery.code"] ?? "");
  const all = Object.entries(fields).map(
    ([name, text]) => [/^delivery\.(date|interval)$/.test(name) ? slot : name, text] as const,
  );
  const own = all.filter(([name]) => isField(name));
  const [other] = all.filter(([name]) => !isField(name)).map(([, text]) => text);
  const whole = other ?? (own.length > 0 ? null : (message ?? waitOr(t("forms:failed"), rejection, t)));
  return { fields: Object.fromEntries(own), message: whole };
}

/**
 * Redirects to the bank's page if the shopper chose online payment, as the button says, otherwise to the success page,
 * which reads the order from a cookie. Deletes the draft.
 */
async function redirectAfterOrder(
  { visit, posted }: FormContext,
  placed: OrderPlaced,
  payment: string,
): Promise<Response> {
  const { personType } = posted;
  const success = localePath(visit.locale, paths.orderPlaced(personType));
  const link = payment === paidOnline ? placed.paymentLink : null;
  const response = await redirectWith(visit, safeRedirect(link, success, env.PAYMENT_HOSTS));
  clearDraft(response.headers);
  const order = {
    orderId: placed.order.id,
    number: placed.order.number,
    accessKey: placed.accessKey,
    personType,
    paymentLink: placed.paymentLink,
    email: (posted.draft.values["customer.email"] ?? "").trim(),
  };
  await savePlacedOrder(response.headers, order, visit.author(await visit.uid()));
  return response;
}

type Order = {
  uid: string;
  hash: string;
  personType: PersonType;
  values: Values;
  chosen: ReturnType<typeof chosenOptions>;
};

/** Builds the API's request. The same form always gives the same body, so sending it twice is safe. */
function toOrderBody({ uid, hash, personType, values, chosen }: Order, t: Translate): OrderBody {
  const text = (name: string) => (values[name] ?? "").trim();
  const company = typedCompany(values);
  const place =
    chosen.way?.kind === "pickup"
      ? { pointId: Number(text("delivery.pointId")) }
      : { address: withoutBlanks(orderAddress(values, t)) };
  return {
    ...{ uid, hash, personType },
    customer: {
      name: text("customer.name"),
      lastName: text("customer.lastName"),
      phone: parsePhone(countryOf(values["customer.phoneCountry"]), text("customer.phone")).phone ?? "",
      email: text("customer.email"),
    },
    ...(personType === "legal" ? { company: { ...company, kpp: company.kpp || null } } : {}),
    ...(text("recipient.name") || text("recipient.phone") ? { recipient: recipientOf(values) } : {}),
    delivery: {
      code: text("delivery.code") || chosen.delivery,
      ...place,
      ...(chosen.way && chosenSlot(chosen.way, values)),
    },
    payment: text("payment") || chosen.payment,
    comment: text("comment"),
    consents: consentsOf(values),
    saveAddress: values[keepField("address")] !== "no",
    saveCompany: values[keepField("company")] !== "no",
  };
}

function recipientOf(values: Values) {
  const { phone } = parsePhone(countryOf(values["recipient.phoneCountry"]), values["recipient.phone"] ?? "");
  return { name: (values["recipient.name"] ?? "").trim(), phone: phone ?? "" };
}

function withoutBlanks(address: ReturnType<typeof orderAddress>) {
  return { ...address, value: address.value || null };
}

function consentsOf(values: Values): OrderBody["consents"] {
  return Object.entries(values).flatMap(([name, version]) =>
    name.startsWith("consents.") && version
      ? [{ code: name.slice("consents.".length), version: version.slice(0, 50) }]
      : [],
  );
}
