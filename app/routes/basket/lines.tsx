import type { ActionFunctionArgs } from "@remix-run/node";

import { addToBasket, changeBasket, getBasket } from "~/api/basket.server";
import { type Answer, unreachable } from "~/api/errors";
import type { Basket, BasketLine } from "~/api/schemas/basket";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import type { Notice } from "~/lib/notice";
import {
  maxQuantity,
  readBasketForm,
  wantedQuantity,
  type BasketIntent,
  type SmallAnswer,
  type SmallForm,
} from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction, refusal } from "~/session/small-action.server";
import { getVisit, redirectingLoader, type Visit } from "~/session/visit.server";
import { sendSmallForm } from "~/shop/shopper/sync";

/** There is no page at this URL: redirects to the basket. */
export const loader = redirectingLoader(paths.basket);

/** Adds, changes or removes a line, for the small forms on product cards and in the basket. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const sent = readBasketForm(form);
  const typed = form.get("quantity");
  const isUnreadable = sent !== null && isQuantityMissing(sent, typed);
  if (!sent || (isUnreadable && typed === null)) {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  const { productId } = sent;
  const line = isUnreadable ? await findLine(visit, productId) : undefined;
  // Next to a text that is no number, "+" and "−" count from the line, as they do with JavaScript.
  const isStep = sent.intent === "more" || sent.intent === "less";
  const pressed = isStep && line?.available ? { ...sent, quantity: line.quantity } : sent;
  const end = (answer: SmallAnswer, undo?: Notice["undo"]) =>
    endSmallAction(visit, args.request, form, {
      answer,
      success: successOf(pressed, answer),
      undo,
      typed: typeof typed === "string" ? typed : undefined,
      productId,
      fallback: localePath(visit.locale, paths.basket()),
    });
  if (isUnreadable && (pressed.quantity ?? 0) === 0) {
    const min = pressed.intent === "add" ? 1 : 0;
    const max = line?.available ? line.product.maxQuantity : maxQuantity;
    return end({ ok: false, message: translateFor(visit.locale)("notice.quantityWrong", { min, max }) });
  }
  const removes = pressed.intent !== "add" && wantedQuantity(pressed, 0) <= 0;
  // With JavaScript, the browser already knows the previous quantity.
  const before = removes && form.get("via") !== "fetch" ? await quantityBefore(visit, productId) : 0;
  const answer = await writeWhatThereIs(visit, pressed);
  return end(answer, before > 0 ? { productId, quantity: before } : undefined);
}

export const clientAction = sendSmallForm;

/** True if the form needs a valid quantity and has none. Only "add" with an empty field defaults to one piece. */
function isQuantityMissing({ intent, quantity }: SmallForm<BasketIntent>, typed: FormDataEntryValue | null): boolean {
  if (intent === "add") return quantity === 0 || (quantity === null && Boolean(typed));
  return quantity === null && intent !== "remove";
}

/** The product's line in the basket, if it has one and the API answers. */
async function findLine({ knownUid, caller }: Visit, productId: number): Promise<BasketLine | undefined> {
  if (knownUid === null) return undefined;
  const { data } = await getBasket(caller, knownUid, { peek: true });
  return data?.list.find((candidate) => candidate.productId === productId);
}

/** How many pieces an undo would add again; 0 if the product is no longer for sale. */
async function quantityBefore(visit: Visit, productId: number): Promise<number> {
  const line = await findLine(visit, productId);
  return line?.available ? line.quantity : 0;
}

/** Sets the quantity; if it exceeds the stock, sets the largest possible one and says so. */
async function writeWhatThereIs(visit: Visit, pressed: SmallForm<BasketIntent>): Promise<SmallAnswer> {
  const { productId } = pressed;
  const answer = await write(visit, pressed);
  const { maxQuantity = 0 } = answer.error ?? {};
  if (maxQuantity === 0) return toSmallAnswer(answer, productId);
  const written = await write(visit, { ...pressed, intent: "set", quantity: maxQuantity });
  const message = translateFor(visit.locale)("notice.onlySoMany", { count: maxQuantity });
  const reduced = toSmallAnswer(written, productId);
  return reduced.ok ? { ...reduced, message } : reduced;
}

async function write(visit: Visit, pressed: SmallForm<BasketIntent>): Promise<Answer<Basket>> {
  const uid = await visit.uid();
  if (!uid) return unreachable;
  const { intent, productId, quantity } = pressed;
  if (intent === "add") return addToBasket(visit.caller, uid, productId, quantity ?? 1);
  return changeBasket(visit.caller, uid, productId, Math.max(0, wantedQuantity(pressed, 0)));
}

function toSmallAnswer({ data, error }: Answer<Basket>, productId: number): SmallAnswer {
  if (!data) return { ok: false, message: refusal(error) };
  const line = data.list.find((candidate) => candidate.productId === productId);
  return { ok: true, value: line?.quantity ?? 0, counters: { basket: data.list.length } };
}

function successOf({ intent }: SmallForm<BasketIntent>, answer: SmallAnswer) {
  if (intent === "add") return "added";
  return answer.ok && answer.value === 0 ? "removed" : "changed";
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function BasketLines() {
  return null;
}
