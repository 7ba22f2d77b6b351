import { expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createDemoCustomer } from "../support/demo-customer";
import { humanToken } from "../support/human-token";
import { fieldMessage, textOf, toPage } from "../support/page";
import { shop } from "./shop";

const asked = { reason: "defect", comment: "Does not start", issued: humanToken("order-refund") };

test("an order of which a part was returned says so, and the rest can be returned", async () => {
  const { shopper, orders, order, requests } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
  const returnable = await Promise.all((await orders()).filter(({ can }) => can.refund).map(({ id }) => order(id)));
  const bought = returnable.find(({ items }) => items.some(({ quantity }) => quantity > 2));
  const line = bought?.items.find(({ quantity }) => quantity > 2);
  if (!bought || !line) return expect.fail("No line of three pieces");
  const { name, productId, quantity } = line;
  const path = paths.personalOrder(bought.id);
  const form = paths.orderRequest(bought.id, "refund");
  const field = `quantity-${productId}`;
  const send = (pieces: number) => shopper.post(form, { ...asked, items: String(productId), [field]: String(pieces) });

  expect((await send(1)).location).toBe(path);
  await shop.api().bringOrder(bought.id, "refunded");
  expect((await order(bought.id)).status).toEqual(bought.status);
  const [request] = await requests();
  for (const locale of locales) {
    const t = translateFor(locale);
    const page = await shopper.open(localePath(locale, path));
    const text = textOf(page.one("main"));
    const lines = page.all("main li").map(textOf);
    const returned = lines.filter((one) => one.includes(t("personal:order.returned", { count: 1 })));
    expect(returned).toEqual([expect.stringContaining(locale === "ru" ? name : line.article)]);
    expect(text).toContain(t("personal:order.returnedSum") + formatPrice(request?.sum ?? 0));
    expect(text).not.toContain(t("personal:order.asked"));
  }

  const left = quantity - 1;
  const input = (await shopper.open(form)).one(`input[name="${field}"]`);
  expect([input.getAttribute("max"), input.getAttribute("value")]).toEqual([String(left), String(left)]);
  const refused = toPage(await send(quantity));
  const message = translateFor("ru")("personal:request.quantityWrong", { name, count: left });
  expect([refused.status, fieldMessage(refused, refused.one(`input[name="${field}"]`))]).toEqual([400, message]);
  expect((await send(left)).location).toBe(path);
});
