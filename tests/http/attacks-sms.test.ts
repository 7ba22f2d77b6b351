import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";

import { paths } from "~/paths";

import { messagesTo } from "../fixtures/outbox";
import { button } from "./support/account-page";
import { inParallel } from "./support/in-parallel";
import { createNewCustomer, newPhone } from "./support/new-customer";
import { textOf, type Page } from "./support/page";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper, type Shopper } from "./support/shopper";

let shop: Awaited<ReturnType<typeof startShopWithLog>>;
beforeAll(async () => {
  const budget = "address=20,network=30,country=15,total=81";
  shop = await startShopWithLog(inject("apiUrl"), { TRUSTED_PROXIES: "loopback", SMS_BUDGET: budget });
}, 60_000);
afterAll(() => shop.stop());

const at = (address: string) => createShopper({ shop: shop.url, address });

async function requestCode(shopper: Shopper, phone: string): Promise<Page> {
  return shopper.follow(await shopper.post(paths.signIn(), { phone }));
}

/** The number of these phones that received an SMS. */
async function countReached(phones: string[]): Promise<number> {
  const sent = await Promise.all(phones.map(async (phone) => (await messagesTo(inject("apiUrl"), phone)).length));
  return sent.filter((count) => count > 0).length;
}

const phonesOf = (prefix: string, count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at).padStart(digits, "0")}`);

async function requestCodes(phones: string[], from: (at: number) => string): Promise<number> {
  const pages = await inParallel(8, [...phones.entries()], ([index, phone]) => requestCode(at(from(index)), phone));
  for (const page of pages) expect(page.status).toBe(200);
  return countReached(phones);
}

describe("SMS to other people's phones", () => {
  test("stop at the limit per address, and the message says when to try again", async () => {
    const phones = phonesOf("+7900700", 40, 4);
    expect(await requestCodes(phones, () => "192.0.2.1")).toBe(20);
    const page = await requestCode(at("192.0.2.1"), "+79007009999");
    expect(page.all('main [role="alert"]').map(textOf).join()).toMatch(/\d/);
    expect(textOf(page.one("main"))).toContain("+7 (900) 700-99-99");
    // A client at a neighbouring address does not have to wait.
    expect(await requestCodes(["+79007009998"], () => "192.0.3.1")).toBe(1);
  });

  test("count when a customer changes the phone", async () => {
    const customer = await createNewCustomer();
    await customer.setPassword("a-good-password");
    const asks = async (address: string, phone: string) => {
      const cookies = Object.fromEntries(customer.shopper.jar);
      const shopper = createShopper({ shop: shop.url, address, cookies });
      const page = await shopper.open(paths.personalAccount());
      return shopper.pressForPage(page, button("phone"), { phone, password: "a-good-password" });
    };
    const [refused, taken] = [newPhone(), newPhone()];
    const page = await asks("192.0.2.1", refused);
    expect([page.status, textOf(page.one('#phone [role="alert"], main [role="alert"]'))]).toEqual([
      429,
      expect.stringMatching(/\d/),
    ]);
    await asks("192.0.3.2", taken);
    expect([await countReached([refused]), await countReached([taken])]).toEqual([0, 1]);
  });

  test("stop at the limit per network", async () => {
    expect(await requestCodes(phonesOf("+7900701", 40, 4), (index) => `198.51.100.${index}`)).toBe(30);
    expect(await requestCodes(phonesOf("+7900702", 3, 4), () => "2001:db8:7:1::1")).toBe(3);
  });

  test("stop at the limit per country, and then at the total limit", async () => {
    expect(await requestCodes(phonesOf("+37529700", 25, 4), (index) => `203.0.${index}.1`)).toBe(15);
    expect(await requestCodes(phonesOf("+7900703", 30, 4), (index) => `203.1.${index}.1`)).toBeLessThan(15);
  });

  test("raise an alarm in the log, once a minute for each limit", () => {
    const alarms = shop
      .written()
      .split("\n")
      .filter((line) => line.includes("sms_budget_used_up"));
    expect(alarms.map((line) => z.object({ level: z.string(), of: z.string() }).parse(JSON.parse(line)))).toEqual(
      ["address", "network", "country", "total"].map((of) => ({ level: "error", of })),
    );
  });
});
