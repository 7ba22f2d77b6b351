import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { readQuantities } from "../../fixtures/visitor";
import { createDemoCustomer } from "../support/demo-customer";
import { humanToken } from "../support/human-token";
import { createNewCustomer } from "../support/new-customer";
import { noticesOf } from "../support/page";
import { shop } from "./shop";

describe.each(locales)("another customer's order in %s", (locale) => {
  const at = (path: string) => localePath(locale, path);
  const signIn = (name: "anna" | "boris") => createDemoCustomer(shop.api(), name, locale, shop.url());

  test("can be neither read nor changed, by page, data or form", async () => {
    const [{ shopper }, other] = [await signIn("boris"), await signIn("anna")];
    const { id, number } = await other.find(({ can }) => can.cancel);
    const returned = await other.find(({ can }) => can.refund);
    const before = [await other.orders(), await other.requests()];
    const asked = { reason: "mistake", comment: "x" };
    const cancel = { ...asked, issued: humanToken("order-cancel") };
    const refund = { ...asked, reason: "defect", issued: humanToken("order-refund"), items: "1", "quantity-1": "1" };
    const order = at(paths.personalOrder(id));
    const replies = [
      await shopper.send(order),
      await shopper.send(at(paths.orderRequest(id, "cancel"))),
      await shopper.send(at(paths.orderRequest(returned.id, "refund"))),
      await shopper.send(at(paths.personalInvoice(id))),
      await shopper.post(order, { intent: "repeat" }),
      await shopper.post(order, { intent: "pay" }),
      await shopper.post(at(paths.orderRequest(id, "cancel")), cancel),
      await shopper.post(at(paths.orderRequest(returned.id, "refund")), refund),
      await shopper.send(`${order}.data`),
      await shopper.send(`${at(paths.orderRequest(id, "cancel"))}.data`),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    for (const reply of replies) expect(reply.body).not.toContain(`"${number}"`);
    expect([await other.orders(), await other.requests()]).toEqual(before);
  });

  test("keeps its request if a stranger tries to withdraw the request", async () => {
    const [{ shopper, requests }, other] = [await signIn("boris"), await signIn("anna")];
    const [theirs = expect.fail("There is no request")] = await other.requests();
    const [own] = await requests();
    const before = await other.requests();
    for (const orderId of [theirs.orderId, own?.orderId ?? 1]) {
      const fields = { orderId: String(orderId), requestId: String(theirs.id) };
      expect((await shopper.post(at(paths.personalReturns()), fields)).status).toBe(404);
    }
    expect(await other.requests()).toEqual(before);
  });
});

type Fields = Record<string, string>;
type Customer = Awaited<ReturnType<typeof createNewCustomer>>;

/** A form for another customer's item is answered like one for an item that does not exist. */
async function expectNoAccess({ shopper }: Customer, [foreign, missing]: [string, string], form: Fields) {
  const answers = [];
  for (const path of [foreign, missing]) {
    const reply = await shopper.post(path, form);
    answers.push([reply.status, reply.location, noticesOf(await shopper.follow(reply))]);
  }
  expect(answers[0]).toEqual([303, expect.stringContaining(paths.personalAccount()), expect.anything()]);
  expect(answers[0]).toEqual(answers[1]);
}

describe("another customer's account data", () => {
  const home = { city_with_type: "г Тверь", house: "1" };
  const company = {
    ...{ intent: "company", inn: "7707083893", kpp: "773601001", ogrn: "1027700132195", name: "ООО «Вереск»" },
    ...{ legalAddress: "Тверь, Токарная, 8", contractEmail: "office@example.ru", bik: "049805746", bank: "Банк" },
    ...{ account: "40602810700000000025", correspondentAccount: "30101810800000000746" },
  };

  test("addresses are not found, and are kept", async () => {
    const [owner, thief] = await Promise.all([createNewCustomer(), createNewCustomer()]);
    await owner.shopper.post(paths.personalAddress("new"), { intent: "address", ...home });
    const [{ id } = expect.fail("Nothing was saved")] = await owner.addresses();
    const before = await owner.addresses();
    const path = paths.personalAddress(id);
    const replies = [
      await thief.shopper.send(path),
      await thief.shopper.send(`${path}.data`),
      await thief.shopper.post(paths.personalAddress("new"), { intent: "address-remove", id: String(id) }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const both: [string, string] = [path, paths.personalAddress(id + 1000)];
    await expectNoAccess(thief, both, { intent: "address-remove" });
    await thief.shopper.post(paths.personalAccount(), { intent: "address-default", id: String(id) });
    expect(await thief.addresses()).toEqual([]);
    // What was typed is saved as the sender's own.
    await expectNoAccess(thief, both, { intent: "address", ...home, house: "2" });
    expect(await owner.addresses()).toEqual(before);
  });

  test("companies are not found, and are kept", async () => {
    const [owner, thief] = await Promise.all([createNewCustomer(), createNewCustomer()]);
    expect((await owner.shopper.post(paths.personalCompany("new"), company)).status).toBe(303);
    const [{ id } = expect.fail("Nothing was saved")] = await owner.companies();
    const before = await owner.companies();
    const path = paths.personalCompany(id);
    const replies = [await thief.shopper.send(path), await thief.shopper.send(`${path}.data`)];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const both: [string, string] = [path, paths.personalCompany(id + 1000)];
    await expectNoAccess(thief, both, { intent: "company-remove" });
    expect(await thief.companies()).toEqual([]);
    await expectNoAccess(thief, both, company);
    expect(await owner.companies()).toEqual(before);
  });
});

test("repeating an order does not fill another customer's basket", async () => {
  const { shopper, find } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
  const { id } = await find(({ can }) => can.repeat);
  const foreign = await shop.api().newUid();
  const reply = await shopper.post(paths.personalOrder(id), { intent: "repeat", uid: foreign });
  expect(reply.status).toBe(303);
  const page = await shopper.follow(reply);
  expect(noticesOf(page)[0]).toContain(translateFor("ru")("basket:added.done", { count: 1 }).slice(0, 9));
  expect(await readQuantities(shop.api().url, foreign)).toEqual({});
});
