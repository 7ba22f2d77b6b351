import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addressSuggestions, bankSuggestions, partySuggestions } from "~/api/schemas/checkout";
import { isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "~/lib/requisites";
import banks from "#mocks/suggest/banks.json" with { type: "json" };
import parties from "#mocks/suggest/parties.json" with { type: "json" };
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeAll(() => (api = createTestApi({ seed: seedTiny })));
afterAll(() => api.close());

const ask = (what: string, q: string, language: "ru" | "en" = "ru") =>
  call(api, `/api/app/suggest/${what}?q=${encodeURIComponent(q)}`, { language });
const addresses = async (q: string, language?: "ru" | "en") =>
  (await ask("address", q, language)).data(addressSuggestions).suggestions;

describe("addresses", () => {
  it("are found by the starts of their words, in any order, with house and flat", async () => {
    for (const q of ["тверь ленина 5 12", "лен тве д 5 кв 12", "Tver Lenina 5-12", "ул. Ленина, Тверь, 5, 12"]) {
      const found = (await addresses(q)).find(({ city_with_type }) => city_with_type === "г Тверь");
      expect([q, found]).toEqual([
        q,
        expect.objectContaining({
          value: "170100, Тверская обл, г Тверь, ул Ленина, д 5, кв 12",
          postal_code: "170100",
          region_with_type: "Тверская обл",
          street_with_type: "ул Ленина",
          house_type: "д",
          house: "5",
          flat: "12",
        }),
      ]);
    }
  });

  it("start with the city", async () => {
    const [first, second] = await addresses("калуга");
    expect([first?.value, first?.street_with_type, second?.city_with_type]).toEqual([
      "Калужская обл, г Калуга",
      null,
      "г Калуга",
    ]);
  });

  it("are in the requested language, at most ten", async () => {
    const found = await addresses("мира 3", "en");
    expect(found).toHaveLength(10);
    for (const { value } of found) expect(value).toMatch(/Mira Street, house 3$/);
    expect(JSON.stringify(found)).not.toMatch(/[а-яё]/i);
  });

  it.each([[""], ["   "], ["!!!"], ["5"], ["зюзюбра"], ["тверь ленина 999"]])("are empty for '%s'", async (q) =>
    expect(await addresses(q)).toEqual([]),
  );

  it("are found in milliseconds", async () => {
    await addresses("москва");
    const start = process.cpuUsage();
    for (let n = 0; n < 20; n += 1) await addresses(`екатеринбург проспект победы ${n}`);
    expect(process.cpuUsage(start).user / 1000 / 20).toBeLessThan(20);
  });

  it("accept long and unusual text", async () => expect((await ask("address", "а ".repeat(500))).status).toBe(200));
});

describe("companies", () => {
  it("are many, with valid numbers", () => {
    expect(parties.length).toBeGreaterThanOrEqual(40);
    for (const { inn, kpp, ogrn, name } of parties) {
      const isTrader = inn.length === 12;
      expect([name.ru, isInn(inn), isTrader ? isOgrnip(ogrn) : isOgrn(ogrn)]).toEqual([name.ru, true, true]);
      expect(isTrader ? kpp === null : isKpp(kpp ?? "")).toBe(true);
    }
    expect(new Set(parties.map(({ inn }) => inn)).size).toBe(parties.length);
  });

  it.each([
    ["7707083893", "ПАО Сбербанк", "1027700132195"],
    ["5001007", "ИП Образцов Иван Иванович", "304500116000157"],
    ["образц ив", "ИП Образцов Иван Иванович", "304500116000157"],
  ])("are found by %s", async (q, name, ogrn) => {
    const [found] = (await ask("party", q)).data(partySuggestions).suggestions;
    expect(found).toMatchObject({ name, ogrn });
  });

  it("are at most ten, in the requested language, none for an empty text", async () => {
    const { suggestions } = (await ask("party", "ооо", "en")).data(partySuggestions);
    expect(suggestions).toHaveLength(10);
    expect(JSON.stringify(suggestions)).not.toMatch(/[а-яё]/i);
    expect((await ask("party", "")).data(partySuggestions).suggestions).toEqual([]);
  });
});

describe("banks", () => {
  it("are many, with valid numbers", () => {
    expect(banks.length).toBeGreaterThanOrEqual(20);
    for (const { bik, correspondentAccount: account } of banks)
      expect([bik, isBik(bik), isCorrespondentAccount(account, bik)]).toEqual([bik, true, true]);
    expect(new Set(banks.map(({ bik }) => bik)).size).toBe(banks.length);
  });

  it("are found by BIK and by name", async () => {
    const find = async (q: string) => (await ask("bank", q)).data(bankSuggestions).suggestions;
    const sber = { bik: "044525225", name: "ПАО Сбербанк", correspondentAccount: "30101810400000000225" };
    expect(await find("044525225")).toEqual([sber]);
    expect(await find("сбер")).toEqual([sber]);
    expect(await find("049805746")).toHaveLength(1);
    expect(await find("банк")).toHaveLength(10);
    expect(await find("")).toEqual([]);
  });
});
