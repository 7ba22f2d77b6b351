import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { languages } from "./support/languages";
import { placeOrders } from "./support/orders";
import { addButton, counterLink, counterName, notice, open, stepperOf } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a cancellation whose order the API does not return keeps its text, and can be sent again`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/status of 503/);
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    const [order] = await placeOrders(context, 1, (await api.product(landmarks.madeToOrder)).id);
    if (!order) throw new Error("No order was placed");
    await open(page, href(paths.personalHistory()));
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${say("personal:order.cancel")}\\s*:`) })
      .click();
    const dialog = page.getByRole("dialog");
    const comment = dialog.getByRole("textbox", { name: say("personal:request.comment") });
    await dialog.getByRole("radio").first().check();
    await comment.fill("Передумал");
    await api.failOrder(order.id);
    const send = dialog.getByRole("button", { name: say("personal:request.cancel") });
    await send.click();
    await expect(dialog.getByRole("alert")).toHaveText(say("forms:failed"));
    await expect(comment).toHaveValue("Передумал");
    await send.click();
    await expect(page.getByRole("dialog", { name: say("personal:request.cancelDone") })).toBeVisible();
  });

  test(`${locale}: a back-in-stock form stays if the API returns neither an answer nor the product`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(/status of 503/);
    const uid = await visitor.arrive();
    await open(page, href(paths.productNotify(landmarks.soldOut)));
    await waitForHydration(page);
    const product = `/api/app/catalog/product/${landmarks.soldOut}`;
    for (const path of [`${product}/notify`, `${product}/view`])
      await api.fault({ path, fault: "status", status: 500, times: 1, uid });
    const contact = page.getByRole("main").getByRole("textbox", { name: say("product:notify.contact") });
    await contact.fill("vera@verstak.example");
    const refused = page.waitForResponse((response) => response.url().includes(".data") && response.status() === 503);
    const send = page.getByRole("main").getByRole("button", { name: say("product:notify.submit"), exact: true });
    await send.click();
    await refused;
    await expect(contact).toHaveAccessibleDescription(new RegExp(say("product:notify.failed")));
    await expect(contact).toHaveValue("vera@verstak.example");
    await send.click();
    await expect(notice(page, say("notice.notifyRequested"))).toBeVisible();
  });

  test(`${locale}: a basket that the API neither changes nor returns stays, and is changed later`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(/status of 503/);
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 2);
    await open(page, href(paths.basket()));
    await waitForHydration(page);
    await api.fault({ path: "/api/app/basket/*", method: "POST", fault: "status", status: 500, times: 1, uid });
    await api.fault({ path: "/api/app/basket/view", fault: "status", status: 500, times: 1, uid });
    const quantity = page.getByRole("main").getByRole("group").getByRole("textbox").first();
    const more = page
      .getByRole("main")
      .getByRole("button", { name: say("stepper.more") })
      .first();
    const failed = page.waitForResponse((response) => response.url().includes(".data") && response.status() === 503);
    await more.click();
    await failed;
    await expect(page.getByRole("status").filter({ hasText: say("notice.failed") })).toBeVisible();
    await expect(quantity).toHaveValue("2");
    await more.click();
    await expect.poll(visitor.quantities).toEqual({ [(await api.product(landmarks.madeToOrder)).id]: 3 });
  });

  test(`${locale}: a basket whose change was made without an answer shows the new quantity next to the new total`, async ({
    page,
    visitor,
  }) => {
    const uid = await visitor.arrive();
    const product = await api.product(landmarks.madeToOrder, locale);
    await api.addToBasket(uid, product.id, 2);
    await open(page, href(paths.basket()));
    await waitForHydration(page);
    await api.fault({ path: "/api/app/basket/*", method: "POST", fault: "lost", times: 1, uid });
    const { more, field } = stepperOf(page, language, product);
    await more.click();
    await expect(notice(page, say("notice.failed"))).toBeVisible();
    const bar = page.getByRole("main").getByRole("complementary");
    await expect(bar).toContainText(formatPrice(3 * product.price));
    await expect(field).toHaveValue("3");
  });

  test(`${locale}: a product that was added without an answer is in the basket of its page`, async ({
    page,
    visitor,
  }) => {
    const uid = await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    await open(page, href(paths.product(landmarks.inStock)));
    await waitForHydration(page);
    await api.fault({ path: "/api/app/basket/*", method: "POST", fault: "lost", times: 1, uid });
    await addButton(page.getByRole("main"), language, product).first().click();
    await expect(notice(page, say("notice.failed"))).toBeVisible();
    await expect(stepperOf(page, language, product).field.first()).toHaveValue("1");
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 1));
  });

  test(`${locale}: a comparison that takes no product does not offer to be opened`, async ({ page, visitor }) => {
    const uid = await visitor.arrive();
    const add = page.getByRole("main").getByRole("button", { name: say("card.compare"), exact: true });
    await open(page, href(paths.product(landmarks.inStock)));
    await waitForHydration(page);
    await api.fault({ path: "/api/app/catalog/product/list", fault: "status", status: 500, uid });
    await add.click();
    await expect(notice(page, say("notice.failed"))).toBeVisible();
    expect(await page.getByRole("link", { name: say("notice.toCompare") }).count()).toBe(0);
    await expect(add).toBeVisible();
  });
}
