import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { languages } from "./support/languages";
import { placeOrders } from "./support/orders";
import { open } from "./support/parts";

for (const { locale, href, say } of languages) {
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
}
