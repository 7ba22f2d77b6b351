import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { connectDatabase } from "#mocks/db/open";
import { answerBusyAtOnce, type Db } from "#mocks/db/query";
import { call } from "#mocks/testing/call";
import { create, fill, orderOf } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, openSeeded, type TestApi } from "#mocks/testing/test-api";

let folder: string;
let api: TestApi;
/** The connection of another process, which imports a feed. */
let importing: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  const file = join(folder, "shop.sqlite");
  api = createTestApi({ db: openSeeded(seedTiny, file) });
  answerBusyAtOnce(api.context.db);
  importing = connectDatabase(file);
});
afterEach(() => {
  importing.close();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (quantity: number) => call(api, "/api/app/basket/1/add", { method: "POST", body: { uid: "u", quantity } });
const view = () => call(api, "/api/app/basket/view?uid=u");
const quantities = async () => (await view()).data(basket).list.map(({ quantity }) => quantity);

it("lets a call that writes wait for an import, and answers others meanwhile", async () => {
  importing.raw.exec("begin immediate");
  const added = add(2);
  expect(await quantities()).toEqual([]);
  importing.raw.exec("rollback");
  expect((await added).status).toBe(200);
  expect(await quantities()).toEqual([2]);
});

it("reports a changed price of a basket at each view while an import runs, because it cannot be marked as seen", async () => {
  await add(1);
  importing.run("update basket_line set seen_price = seen_price - 10");
  importing.raw.exec("begin immediate");
  const changes = async () => (await view()).data(basket).changes;
  const reported = await changes();
  expect(reported).toMatchObject([{ productId: 1 }]);
  expect(await changes()).toEqual(reported);
  importing.raw.exec("rollback");
});

it.each([
  ["stock = 0", "out_of_stock"],
  ["price = 900", "basket_changed"],
])("orders nothing at the terms from before an import with %s that has just ended", async (change, code) => {
  fill(api, "u", 10, 2);
  const body = orderOf(api, "u");
  importing.run(`update product set ${change} where id = 10`);
  const answer = await create(api, body);
  expect([answer.status, answer.error().code]).toEqual([409, code]);
});

it("takes an order's pieces from the stock of an import that has just ended", async () => {
  fill(api, "u", 10, 2);
  const body = orderOf(api, "u");
  importing.run("update product set stock = 7 where id = 10");
  expect((await create(api, body)).status).toBe(201);
  expect(importing.value<number>("select stock from product where id = 10")).toBe(5);
});
