import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, inject, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { root } from "../../app/server/launch/root.mjs";
import { placeGuestOrder } from "../fixtures/placed-order";
import { createApi } from "./support/api";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();

/** A product that no other test buys or changes. */
const code = "heat-gun-volga-t-hg-2000-bag";

/** Runs `npm run orders` on the data of the running API, as the owner does in another terminal. */
const orders = (...words: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "mocks/owner/run.ts", "orders", ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: inject("dataDir") },
  });

test("the last piece is for sale again as soon as the owner has cancelled its order", async () => {
  const product = await api.product(code);
  await api.changeProduct(product.id, { stock: 1 });
  const { order } = await placeGuestOrder(api.url, { product: code });
  const shopper = createShopper();
  const main = async () => textOf((await shopper.open(paths.product(code))).one("main"));
  const soldOut = translateFor("ru")("card.soldOut");
  expect(await main()).toContain(soldOut);
  await orders("set", order.number, "cancelled");
  await expect.poll(main, { timeout: 20_000 }).not.toContain(soldOut);
  await api.changeProduct(product.id, { stock: product.isStock });
});
