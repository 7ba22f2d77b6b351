import { changeBasket } from "~/api/basket.server";
import { listProducts } from "~/api/catalog.server";
import { unreachable } from "~/api/errors";
import type { Card } from "~/api/schemas/common";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import type { Notice } from "~/lib/notice";
import { paths } from "~/paths";
import { refusal } from "~/session/small-action.server";
import { redirectWith, type Visit } from "~/session/visit.server";
import { addedText, type Skipped } from "~/shop/basket/added-text";
import { canBuy } from "~/shop/product/price-and-stock";

/**
 * Adds a piece of each product that is for sale and not in the basket yet, and redirects to the basket; back to the list
 * if nothing was added.
 * @param ids the products that the shopper's page shows
 * @param listPath where the list is
 */
export async function addListToBasket(visit: Visit, ids: readonly number[], listPath: string): Promise<Response> {
  const basketPath = localePath(visit.locale, paths.basket());
  const { notice, isInBasket } = await fillBasket(visit, ids);
  visit.setNotice(notice);
  return redirectWith(visit, isInBasket ? basketPath : listPath);
}

type Outcome = { notice: Notice; isInBasket: boolean };

async function fillBasket(visit: Visit, ids: readonly number[]): Promise<Outcome> {
  const t = translateFor(visit.locale);
  const uid = await visit.uid();
  // The stock and the basket as they are now: the page may have been open for long.
  const { data, error } = uid ? await listProducts(visit.caller, uid, ids) : unreachable;
  if (!uid || !data) return fail(error && refusal(error));
  const forSale = data.products.filter(canBuy);
  if (forSale.length === 0) return fail(t("favorites:toBasket.unavailable"));
  const missing = forSale.filter(({ quantity }) => quantity === 0);
  if (missing.length === 0) {
    return { notice: { kind: "success", text: t("favorites:toBasket.already") }, isInBasket: true };
  }
  const { added, skipped, isComplete } = await addOneOfEach(visit, uid, missing);
  if (!isComplete) return fail(null);
  const text = addedText(t, added, skipped);
  return added > 0 ? { notice: { kind: "success", text }, isInBasket: true } : fail(text);
}

function fail(text: string | null): Outcome {
  return { notice: text ? { kind: "error", text } : { kind: "error", key: "failed" }, isInBasket: false };
}

/** The API changes one line per call; this many calls run at the same time. */
const concurrency = 10;

/**
 * Sets the lines to one piece, so that a form that is sent twice does not add two. Last product first, so that the first
 * one ends up as the latest. Skips the products that the API refuses, and stops when it fails.
 */
async function addOneOfEach({ caller }: Visit, uid: string, products: readonly Card[]) {
  const skipped: Skipped[] = [];
  const queue = products.toReversed();
  let added = 0;
  while (queue.length > 0) {
    const some = queue.splice(0, concurrency);
    const errors = await Promise.all(some.map(async ({ id }) => (await changeBasket(caller, uid, id, 1)).error));
    for (const [index, { name }] of some.entries()) {
      const error = errors[index];
      const reason = error ? refusal(error) : undefined;
      if (reason === null) return { added, skipped, isComplete: false };
      if (reason === undefined) added += 1;
      else skipped.push({ name, reason });
    }
  }
  return { added, skipped, isComplete: true };
}
