import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { button, field, savedIn, valueOf } from "./support/account-page";
import { createNewCustomer } from "./support/new-customer";
import { fieldMessage, textOf } from "./support/page";

const typedAddress = { name: "Дом", city_with_type: "Тверь", street_with_type: "Токарная", house: "8", flat: "41" };
const company = {
  inn: "7707083893",
  kpp: "773601001",
  ogrn: "1027700132195",
  name: "ООО «Вереск»",
  legalAddress: "Тверь, Токарная, 8",
  contractEmail: "office@example.ru",
  bik: "049805746",
  bank: "Банк",
  account: "40602810700000000025",
  correspondentAccount: "30101810800000000746",
};

test.each(locales)("the %s overview of a customer without a name does not repeat the area's name", async (locale) => {
  const { shopper } = await createNewCustomer(locale);
  const page = await shopper.open(localePath(locale, paths.personal()));
  const t = translateFor(locale);
  expect(textOf(page.one("main h1"))).toBe(t("personal:nav.overview"));
});

describe.each(locales)("the address book in %s", (locale) => {
  const t = translateFor(locale);
  const account = localePath(locale, paths.personalAccount());
  const newPath = localePath(locale, paths.personalAddress("new"));

  test("adds an address, which the account then shows", async () => {
    const { shopper, addresses } = await createNewCustomer(locale);
    const reply = await shopper.press(await shopper.open(newPath), button("address"), {
      ...typedAddress,
      default: ["on"],
    });
    expect([reply.status, reply.location]).toEqual([303, `${account}#addresses`]);
    const value = locale === "ru" ? "Тверь, Токарная, д 8, кв 41" : "Тверь, Токарная, 8, flat 41";
    expect(await addresses()).toMatchObject([{ ...typedAddress, value, default: true, region_with_type: null }]);
    const page = await shopper.follow(reply);
    expect(savedIn(page, "addresses")).toBe(t("account:addresses.added"));
    expect(textOf(page.one("#addresses li p:last-child"))).toBe(value);
  });

  test("reports missing fields and keeps the typed values", async () => {
    const { shopper, addresses } = await createNewCustomer(locale);
    const filled = { name: "Склад", street_with_type: "Токарная" };
    const page = await shopper.pressForPage(await shopper.open(newPath), button("address"), filled);
    expect(page.status).toBe(400);
    expect(fieldMessage(page, field(page, "address-form-city_with_type"))).toContain(t("account:address.cityRequired"));
    expect(fieldMessage(page, field(page, "address-form-house"))).toContain(t("forms:empty.house"));
    expect(valueOf(page, "address-form-name")).toBe("Склад");
    expect(valueOf(page, "address-form-street_with_type")).toBe("Токарная");
    expect(await addresses()).toEqual([]);
  });

  test("rejects a postal code and a house number that no order could have", async () => {
    const { shopper, addresses } = await createNewCustomer(locale);
    const typed = { ...typedAddress, postal_code: "17010a", house: "б/н" };
    const page = await shopper.pressForPage(await shopper.open(newPath), button("address"), typed);
    expect(page.status).toBe(400);
    const [code, house] = [field(page, "address-form-postal_code"), field(page, "address-form-house")];
    expect(fieldMessage(page, code)).toBe(t("account:address.postalFormat"));
    expect(fieldMessage(page, house)).toBe(t("account:address.houseDigit"));
    expect([valueOf(page, "address-form-postal_code"), valueOf(page, "address-form-house")]).toEqual(["17010a", "б/н"]);
    expect(await addresses()).toEqual([]);
    await shopper.press(page, button("address"), { postal_code: " 170100 ", house: "8" });
    expect(await addresses()).toMatchObject([{ ...typedAddress, postal_code: "170100" }]);
  });

  test("changes an address, makes another one the default, and removes one", async () => {
    const { shopper, addresses, call } = await createNewCustomer(locale);
    const place = { value: "1, A", city_with_type: "A", house: "1", geo_lat: "55.7" };
    await call("POST", "profile/address", { ...place, name: "one", default: true });
    const elsewhere = { ...place, value: "2, A", house: "2" };
    await call("POST", "profile/address", { ...elsewhere, name: "two" });
    const [, second] = await addresses();
    const path = localePath(locale, paths.personalAddress(second?.id ?? 0));
    const page = await shopper.open(path);
    expect(valueOf(page, "address-form-name")).toBe("two");

    const renamed = await shopper.press(page, button("address"), { name: "three" });
    expect(savedIn(await shopper.follow(renamed), "addresses")).toBe(t("account:addresses.changed"));
    expect((await addresses())[1]).toMatchObject({ ...elsewhere, name: "three", default: false });

    const chosen = await shopper.press(await shopper.open(account), button("address-default"));
    expect([chosen.status, chosen.location]).toEqual([303, `${account}#addresses`]);
    expect(savedIn(await shopper.follow(chosen), "addresses")).toBe(t("account:addresses.defaultSet"));
    expect((await addresses()).map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ["three", true],
      ["one", false],
    ]);

    const refused = await shopper.pressForPage(await shopper.open(path), button("address"), { house: "" });
    expect([refused.status, refused.all("#remove[open]")]).toEqual([400, []]);
    const removed = await shopper.press(await shopper.open(path), button("address-remove"));
    expect([removed.status, removed.location]).toEqual([303, `${account}#addresses`]);
    expect(savedIn(await shopper.follow(removed), "addresses")).toBe(t("account:addresses.removed"));
    expect((await addresses()).map(({ name }) => name)).toEqual(["one"]);
  });
});

describe.each(locales)("the companies in %s", (locale) => {
  const t = translateFor(locale);
  const account = localePath(locale, paths.personalAccount());
  const newPath = localePath(locale, paths.personalCompany("new"));

  test("add a company with numbers in any common format, change it and remove it", async () => {
    const { shopper, companies } = await createNewCustomer(locale);
    const added = await shopper.press(await shopper.open(newPath), button("company"), {
      ...company,
      inn: "7707 083-893",
      account: "40602 810 7 0000 0000025",
    });
    expect([added.status, added.location]).toEqual([303, `${account}#companies`]);
    const page = await shopper.follow(added);
    expect(savedIn(page, "companies")).toBe(t("account:companies.added"));
    expect(textOf(page.one("#companies li"))).toContain(company.name);
    const [saved] = await companies();
    expect(saved).toMatchObject(company);

    const path = localePath(locale, paths.personalCompany(saved?.id ?? 0));
    const trader = { inn: "500100732259", kpp: "", ogrn: "304500116000157", name: "ИП Иванов" };
    const changed = await shopper.press(await shopper.open(path), button("company"), trader);
    expect(savedIn(await shopper.follow(changed), "companies")).toBe(t("account:companies.changed"));
    expect(await companies()).toMatchObject([{ ...company, ...trader, kpp: null, id: saved?.id }]);

    const removed = await shopper.press(await shopper.open(path), button("company-remove"));
    expect(savedIn(await shopper.follow(removed), "companies")).toBe(t("account:companies.removed"));
    expect(await companies()).toEqual([]);
  });

  test("report all errors of a company at once and keep the typed values", async () => {
    const { shopper, companies } = await createNewCustomer(locale);
    const filled = {
      ...company,
      inn: "7707083894",
      kpp: "",
      ogrn: "1027700132196",
      name: " ",
      contractEmail: "office@",
      account: "40602810700000000026",
      correspondentAccount: "30101810400000000225",
    };
    const page = await shopper.pressForPage(await shopper.open(newPath), button("company"), filled);
    expect(page.status).toBe(400);
    const said = (name: string) => fieldMessage(page, field(page, `company-form-${name}`));
    expect(said("inn")).toContain(t("account:company.fault.innCheck"));
    expect(said("kpp")).toContain(t("account:company.fault.kppNeeded"));
    expect(said("ogrn")).toContain(t("account:company.fault.ogrnCheck"));
    expect(said("name")).toContain(t("account:company.needed.name"));
    expect(said("contractEmail")).toContain(t("forms:email"));
    expect(said("account")).toContain(t("account:company.fault.accountCheck"));
    expect(said("correspondentAccount")).toContain(t("account:company.fault.correspondentEnd"));
    expect(valueOf(page, "company-form-inn")).toBe("7707083894");
    expect(valueOf(page, "company-form-legalAddress")).toBe(company.legalAddress);
    expect(await companies()).toEqual([]);
  });
});

describe("another customer's or a missing address or company", () => {
  const ids = async () => {
    const owner = await createNewCustomer();
    await owner.call("POST", "profile/address", { value: "1, A", city_with_type: "A", house: "1", name: "own" });
    await owner.call("POST", "profile/company", company);
    const [[address], [saved]] = await Promise.all([owner.addresses(), owner.companies()]);
    return { owner, address: address?.id ?? 0, company: saved?.id ?? 0 };
  };

  test("cannot be read, and a form for it is answered as for a missing one and changes nothing of its owner", async () => {
    const { owner, ...own } = await ids();
    const { shopper } = await createNewCustomer();
    const answersFor = async (address: string, saved: string, id: number) => {
      const replies = [
        await shopper.send(address),
        await shopper.send(saved),
        await shopper.post(address, { intent: "address", ...typedAddress }),
        await shopper.post(paths.personalAccount(), { intent: "address-default", id: String(id) }),
        await shopper.post(saved, { intent: "company", ...company, name: "X" }),
      ];
      return replies.map(({ status, location }) => [status, location]);
    };
    const [address, saved] = [paths.personalAddress(own.address), paths.personalCompany(own.company)];
    const answers = await answersFor(address, saved, own.address);
    expect(answers.map(([status]) => status)).toEqual([404, 404, 303, 303, 303]);
    const missing = [paths.personalAddress(own.address + 1000), paths.personalCompany(own.company + 1000)] as const;
    expect(await answersFor(...missing, own.address + 1000)).toEqual(answers);
    expect(await owner.addresses()).toMatchObject([{ name: "own", default: false }]);
    expect(await owner.companies()).toMatchObject([company]);
  });

  test.each(locales)("is not removed, and the %s page says the same of both", async (locale) => {
    const { owner, ...own } = await ids();
    const { shopper } = await createNewCustomer(locale);
    const t = translateFor(locale);
    const say = async (path: string, intent: string, part: "addresses" | "companies") => {
      const page = await shopper.follow(await shopper.post(localePath(locale, path), { intent }));
      expect(page.all(`#${part} li`)).toEqual([]);
      return savedIn(page, part);
    };
    for (const id of [own.address, own.address + 1000])
      expect(await say(paths.personalAddress(id), "address-remove", "addresses")).toBe(t("account:addresses.gone"));
    for (const id of [own.company, own.company + 1000])
      expect(await say(paths.personalCompany(id), "company-remove", "companies")).toBe(t("account:companies.gone"));
    expect(await owner.addresses()).toMatchObject([{ name: "own" }]);
    expect(await owner.companies()).toMatchObject([company]);
  });

  test.each(["0", "-1", "1.5", "abc", "1e3", "999999999999", "NEW"])(
    "%s is not a valid id of an address or a company",
    async (id) => {
      const { shopper } = await createNewCustomer();
      const account = paths.personalAccount();
      expect((await shopper.send(`${account}/addresses/${id}`)).status).toBe(404);
      expect((await shopper.send(`${account}/companies/${id}`)).status).toBe(404);
    },
  );

  test("an address or a company that is not saved yet cannot be removed", async () => {
    const { shopper } = await createNewCustomer();
    expect((await shopper.post(paths.personalAddress("new"), { intent: "address-remove" })).status).toBe(404);
    expect((await shopper.post(paths.personalCompany("new"), { intent: "company-remove" })).status).toBe(404);
  });
});

test("extra fields are not saved", async () => {
  const { shopper, addresses } = await createNewCustomer();
  const extra = { id: "1", value: "Elsewhere", geo_lat: "1", house_type: "x", customer_id: "1" };
  await shopper.post(paths.personalAddress("new"), { intent: "address", ...typedAddress, ...extra });
  expect(await addresses()).toMatchObject([
    { ...typedAddress, value: "Тверь, Токарная, д 8, кв 41", geo_lat: null, house_type: null },
  ]);
});
