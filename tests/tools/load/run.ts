import { freePort } from "../../fixtures/ports";
import { startApi, startShop } from "../servers";
import { readNumbers } from "./arguments";
import { openBooks } from "./books";
import { shop } from "./crowd";
import { makeRecord } from "./record";
import { say, tell } from "./report";

/**
 * `npm run load`: 200 shoppers use the built shop for five minutes, from the home page to their orders. Exits with code
 * 1 if a response was not what a shopper expects, or if an order was lost or duplicated. `--shoppers 50 --minutes 1`
 * runs a smaller test.
 */
const { shoppers, minutes } = readNumbers({ shoppers: 200, minutes: 5 });

const api = await startApi(700);
const record = makeRecord();
const books = openBooks(api.dataDir);
const running = await startShop(api.url, await freePort());
try {
  say(`${shoppers} shoppers for ${minutes} minutes at ${running.url}`);
  const seen = await shop({ shop: running.url, shoppers, minutes, books, record });
  process.exitCode = tell(seen, record, books.compare(seen.told)) === 0 ? 0 : 1;
} finally {
  books.close();
  await running.stop();
  await api.stop();
}
