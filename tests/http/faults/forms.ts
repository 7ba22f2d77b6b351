import { beforeAll, describe, expect, test } from "vitest";

import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import type { Rule } from "#mocks/scenarios";
import { landmarks } from "#mocks/testing/landmarks";

import { readBasket, readFavorites } from "../../fixtures/visitor";
import type { Api } from "../support/api";
import { createShopperWithProducts } from "../support/guests";
import { noticesOf, fieldMessage, textOf, toPage } from "../support/page";
import type { Reply, Shopper } from "../support/shopper";
import { faults, type Fault } from "./cases";
import type { FaultyShop } from "./shop";

/** A form, and the call that it makes. */
type FaultyForm = {
  name: string;
  path: string;
  fields: Record<string, string>;
  call: string;
  method: NonNullable<Rule["method"]>;
  /** The field shown again with the typed value and a message; null if a redirect with a notice reports the error. */
  field: string | null;
};

async function listForms(api: Api): Promise<FaultyForm[]> {
  const [inBasket, other] = await Promise.all([api.product(landmarks.inStock), api.product(landmarks.plain)]);
  const line = (name: string, fields: Record<string, string>, call: string): FaultyForm => {
    return { name, path: paths.basketLines(), fields, call: `basket/${call}`, method: "POST", field: null };
  };
  const heart = (name: "add" | "remove", id: number, call: string, method: "POST" | "DELETE"): FaultyForm => {
    const fields = { [name]: String(id) };
    return { name: `heart: ${name}`, path: paths.favoriteToggle(), fields, call, method, field: null };
  };
  const own = String(inBasket.id);
  return [
    line("add to the basket", { add: String(other.id) }, `${other.id}/add`),
    line("increase the quantity", { more: own, quantity: "2" }, `${own}/change`),
    line("set the quantity", { set: own, quantity: "5" }, `${own}/change`),
    line("remove from the basket", { remove: own }, `${own}/change`),
    {
      ...{ name: "clear the basket", path: paths.clearBasket(), fields: {} },
      ...{ call: "basket/clear", method: "DELETE", field: null },
    },
    heart("add", other.id, `favorite/${other.id}/add`, "POST"),
    heart("remove", inBasket.id, `favorite/${own}/delete`, "DELETE"),
    {
      ...{ name: "apply a promo code", path: paths.basketPromo(), fields: { code: "ANY-CODE" } },
      ...{ call: "basket/promo", method: "POST", field: "code" },
    },
    {
      ...{ name: "back-in-stock form", path: paths.productNotify(landmarks.soldOut), field: "contact" },
      ...{ fields: { contact: "a@example.ru" }, call: `catalog/product/${landmarks.soldOut}/notify`, method: "POST" },
    },
  ];
}

type Sent = { shopper: Shopper; reply: Reply; before: unknown; after: unknown };

/** Tests each form when its call fails: the shopper sees a message, nothing changes, and nothing is sent twice. */
export async function describeFormFaults({ api, known }: FaultyShop) {
  const forms = await listForms(api);

  const stateOf = async (shopper: Shopper) => [
    (await readBasket(api.url, shopper.uid())).list.map(({ productId, quantity }) => [productId, quantity]),
    await readFavorites(api.url, shopper.uid()),
  ];

  async function send({ path, fields, call, method }: FaultyForm, { rule }: Fault, locale: Locale): Promise<Sent> {
    const shopper = await createShopperWithProducts(api, { ...known, locale }, [landmarks.inStock]);
    const before = await stateOf(shopper);
    // The fault applies once, so an unwanted second try would succeed and change something.
    const slow = rule.fault === "slow" ? { ms: 5400 } : { times: 1 };
    await api.fault({ path: `/api/app/${call}`, method, uid: shopper.uid(), ...rule, ...slow });
    const reply = await shopper.post(localePath(locale, path), fields);
    return { shopper, reply, before, after: await stateOf(shopper) };
  }

  describe.each(faults.map((fault, index) => [fault.name, fault, index] as const))("%s", (_, fault, turn) => {
    const locale: Locale = turn % 2 === 0 ? "ru" : "en";
    const t = translateFor(locale);
    const sent = new Map<FaultyForm, Sent>();

    beforeAll(async () => {
      await Promise.all(forms.map(async (form) => sent.set(form, await send(form, fault, locale))));
      await api.forgetFaults();
    }, 60_000);

    test.each(forms.map((form) => [form.name, form] as const))("%s", async (_name, form) => {
      const found = sent.get(form);
      if (!found) throw new Error("The form was not sent");
      const { shopper, reply, before, after } = found;
      // A slow call may still succeed after the shop has stopped waiting for it.
      if (fault.rule.fault !== "slow") expect(after).toEqual(before);
      if (form.field === null) {
        expect(reply.status).toBe(303);
        expect(noticesOf(await shopper.follow(reply))).toEqual([`${t("notice.error")}: ${t("notice.failed")}`]);
      } else {
        const page = toPage(reply);
        expect(page.status).toBe(503);
        expect(page.all("body > header, body > footer")).toHaveLength(2);
        expect(textOf(page.one("h1"))).not.toBe("");
        const field = page.one(`main input[name="${form.field}"]`);
        expect(field.getAttribute("value")).toBe(form.fields[form.field]);
        expect(fieldMessage(page, field)).not.toBe("");
      }
    });
  });
}
