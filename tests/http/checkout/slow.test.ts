import { expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { textOf } from "../support/page";
import { countOrders, statusAndLocation, newEmail, openCheckout, orderButton, pickupOf, valueOf } from "./checkout";

const api = createApi();

test.concurrent.each(locales)(
  "%s: after 20 seconds without an API response the order's state is reported as unknown, and it is created once",
  { timeout: 60_000 },
  async (locale) => {
    const t = translateFor(locale);
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    await api.fault({ path: "/api/app/order/create", fault: "slow", ms: 30_000, uid: shopper.uid(), times: 1 });
    const start = performance.now();
    const unsure = await shopper.pressForPage(page, orderButton, { ...pickupOf(page, email), comment: "У ворот" });
    expect((performance.now() - start) / 1000).toBeGreaterThan(19);
    // If the shop had waited for the API, it would have reported the order as placed.
    expect(unsure.status).toBe(503);
    expect(textOf(unsure.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
    expect(valueOf(unsure, "comment")).toBe("У ворот");
    expect(statusAndLocation(await shopper.press(unsure, orderButton))).toEqual([
      303,
      localePath(locale, paths.orderPlaced("individual")),
    ]);
    expect(await countOrders(email)).toBe(1);
  },
);
