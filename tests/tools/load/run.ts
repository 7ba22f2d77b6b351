import { resolve } from "node:path";

import { freePort } from "../../fixtures/ports";
import { startApi, startShop } from "../servers";
import { readNumbers } from "./arguments";
import { runCrowd } from "./crowd";
import { makeRecord } from "./record";
import { say, printReport } from "./report";
import { openStoredData } from "./stored-data";

/**
 * `npm run load`: 200 shoppers use the built shop for five minutes, from the home page to their orders. Exits with code
 * 1 if a response was not what a shopper expects, or if an order was lost or duplicated. `--shoppers 50 --minutes 1`
 * runs a smaller test.
 */
const { shoppers, minutes } = readNumbers({ shoppers: 200, minutes: 5 });

// The shoppers order to the pickup points of the demo shop.
process.env.SHOP_DIR ??= resolve("mocks/demo");
const api = await startApi(700);
const record = makeRecord();
const stored = openStoredData(api.dataDir);
const running = await startShop(api.url, await freePort());
try {
  say(`${shoppers} shoppers for ${minutes} minutes at ${running.url}`);
  const seen = await runCrowd({ shop: running.url, shoppers, minutes, stored, record });
  process.exitCode = printReport(seen, record, stored.compare(seen.confirmed)) === 0 ? 0 : 1;
} finally {
  stored.close();
  await running.stop();
  await api.stop();
}
