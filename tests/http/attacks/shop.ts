import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import { useIsolatedShop } from "../support/isolated-shop";

/** The demo shop's folder, except that its sign-in page does not offer its customers: their addresses are secrets here. */
const folder = mkdtempSync(join(tmpdir(), "attacked-shop-"));
// Without its feed, the shop has the same goods as the sample, which need no import.
cpSync("mocks/demo", folder, { recursive: true, filter: (path) => !/catalog[^/]*\.yml$/.test(path) });
const file = join(folder, "shop.json");
const whole: unknown = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, JSON.stringify(Object.assign({}, whole, { demo: { customers: [] } })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One shop for all files of this folder. They change shared data, so they run one after the other. */
export const shop = useIsolatedShop({ TRUSTED_PROXIES: "loopback", SHOP_DIR: folder });
