import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import Database from "libsql";

import { paths } from "~/paths";
import { databaseFile } from "#mocks/paths";

import { openBrowser, Unexpected, type Browser } from "../load/browser";
import { signIn } from "../load/journey";
import type { Record } from "../load/record";
import type { StoredData } from "../load/stored-data";

/** A customer who signed in once and must stay signed in. */
type Customer = { browser: Browser; phone: string };

type SignInOptions = { shop: string; record: Record; stored: Pick<StoredData, "codeOf"> };

/** Signs this many customers in. */
export async function signCustomersIn({ shop, record, stored }: SignInOptions, many: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let index = 0; index < many; index += 1) {
    const phone = `+7990${String(index).padStart(7, "0")}`;
    const browser = openBrowser(shop, `198.19.100.${1 + index}`, record);
    await signIn({ browser, locale: "ru", phone, codeOf: stored.codeOf, think: () => Promise.resolve() });
    customers.push({ browser, phone });
  }
  return customers;
}

/** Only a signed-in customer's page contains this link. */
const says = `href="${paths.signOut()}"`;

/**
 * Opens a customer's account about twice a second until stopped; a page that is not a signed-in customer's is an error.
 */
export async function keepOpening({ browser }: Customer, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await open(browser, "stays signed in");
    await wait(500, null, { signal: ended }).catch(() => null);
  }
}

/** Requests several pages at the same moment, as a browser with many tabs does, and then one more. */
export async function openTabs({ browser }: Customer): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => open(browser, "tabs at once")));
  await open(browser, "after the tabs");
}

async function open(browser: Browser, kind: string): Promise<void> {
  await browser.open(kind, paths.personal(), { says }).catch((error: unknown) => {
    if (!(error instanceof Unexpected)) throw error;
  });
}

/** Expires all access tokens of an embedded API; the refresh tokens stay valid. */
export function expireTokens(dataDir: string): void {
  const db = new Database(join(dataDir, databaseFile), { timeout: 5000 });
  db.prepare("update session set expires_at = '2000-01-01T00:00:00.000Z'").run();
  db.close();
}
