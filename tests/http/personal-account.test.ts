import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demo } from "#mocks/db/seed/customers/read";

import { button, expectFault, savedIn, valueOf } from "./support/account-page";
import { createNewCustomer } from "./support/new-customer";
import { noticesOf, textOf } from "./support/page";
import { createShopper } from "./support/shopper";

describe("pages for customers only", () => {
  const pages = [paths.personalAccount(), paths.personalAddress("new"), paths.personalCompany("new")];
  const cases = locales.flatMap((locale) => pages.map((path) => localePath(locale, path)));

  test.each(cases)("%s redirects a guest to the sign-in and back", async (path) => {
    const locale = path.startsWith("/en") ? "en" : "ru";
    const signIn = localePath(locale, paths.signIn({ redirectTo: path }));
    const read = await createShopper().send(path);
    expect([read.status, read.location]).toEqual([302, signIn]);
    const posted = await createShopper().post(path, { intent: "person", name: "x" });
    expect([posted.status, posted.location]).toEqual([302, signIn]);
  });

  test.each(cases)("%s is not cached or indexed, rejected forms included", async (path) => {
    const { shopper } = await createNewCustomer();
    const intent = path.includes("addresses") ? "address" : path.includes("companies") ? "company" : "person";
    for (const page of [
      await shopper.open(path),
      await shopper.pressForPage(await shopper.open(path), button(intent)),
    ]) {
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    }
  });

  test("an invalid token makes the visitor a guest", async () => {
    const customer = await createNewCustomer();
    await customer.endSession();
    const reply = await customer.shopper.send(paths.personalAccount());
    expect([reply.status, reply.location]).toEqual([302, paths.signIn({ redirectTo: paths.personalAccount() })]);
  });

  test("a form with an unknown intent is rejected", async () => {
    const { shopper } = await createNewCustomer();
    for (const intent of ["", "nothing", "toString", "__proto__"])
      expect((await shopper.post(paths.personalAccount(), { intent })).status).toBe(400);
  });

  test("a POST from another site changes nothing", async () => {
    const { shopper, account, addresses } = await createNewCustomer();
    const evil = { Origin: "https://evil.example" };
    const person = await shopper.post(paths.personalAccount(), { intent: "person", name: "Mallory" }, evil);
    const address = { intent: "address", city_with_type: "X", house: "1" };
    const added = await shopper.post(paths.personalAddress("new"), address, evil);
    expect([person.status, added.status]).toEqual([403, 403]);
    expect((await account()).user.name).toBe("");
    expect(await addresses()).toEqual([]);
  });
});

describe.each(locales)("the account in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  test.each(["the API ends the session", "the customer signs out"])(
    "if %s in the meantime, the sign-in says that the form was not sent",
    async (how) => {
      const { shopper, endSession } = await createNewCustomer(locale);
      const newPath = localePath(locale, paths.personalAddress("new"));
      const page = await shopper.open(newPath);
      if (how === "the API ends the session") await endSession();
      else await shopper.post(localePath(locale, paths.signOut()), {});
      // The other tab shows the notice of its sign-out.
      await shopper.open(localePath(locale, paths.home()));
      const reply = await shopper.press(page, button("address"), { city_with_type: "Тверь", house: "8" });
      expect(reply.location).toBe(localePath(locale, paths.signIn({ redirectTo: newPath })));
      expect(noticesOf(await shopper.follow(reply))).toEqual([`${t("notice.error")}: ${t("sign-in:endedUnsent")}`]);
    },
  );

  describe("personal details", () => {
    test("are saved", async () => {
      const { shopper, account } = await createNewCustomer(locale);
      const filled = {
        name: " Анна ",
        secondName: "Сергеевна",
        lastName: "Ковалёва",
        birthday: "1988-04-17",
      };
      const reply = await shopper.press(await shopper.open(path), button("person"), filled);
      expect([reply.status, reply.location]).toEqual([303, `${path}#person`]);
      expect((await account()).user).toMatchObject({ ...filled, name: "Анна" });
      const page = await shopper.follow(reply);
      expect([savedIn(page, "person"), savedIn(page, "notify")]).toEqual([t("account:saved"), ""]);
      expect(noticesOf(page)).toEqual([]);
      expect(savedIn(await shopper.open(path), "person")).toBe("");
      expect(valueOf(page, "person-form-name")).toBe("Анна");
      expect(valueOf(page, "person-form-birthday")).toBe("1988-04-17");
    });

    test("are rejected with messages at the fields, and the typed values stay", async () => {
      const { shopper, account } = await createNewCustomer(locale);
      const filled = { name: " ", lastName: "Ковалёва", birthday: "2999-01-01" };
      const page = await shopper.pressForPage(await shopper.open(path), button("person"), filled);
      expect(page.status).toBe(400);
      expect(page.one("html").getAttribute("lang")).toBe(locale);
      expectFault(page, "person-form-name", t("forms:empty.name"));
      expectFault(page, "person-form-birthday", t("account:person.wrongBirthday"));
      const links = page.all('[role="group"] a');
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["#person-form-name", "#person-form-birthday"]);
      expect(textOf(links[0] ?? page.root)).toContain(t("forms:empty.name"));
      expect(valueOf(page, "person-form-lastName")).toBe("Ковалёва");
      expect(page.all('form:not(:has(input[value="person"])) [aria-invalid="true"]')).toEqual([]);
      expect((await account()).user.lastName).toBe("");
    });
  });

  test("an address and a company that are sent twice are saved once", async () => {
    const { shopper, addresses, companies } = await createNewCustomer();
    const address = { intent: "address", city_with_type: "Москва", street_with_type: "Токарная", house: "8" };
    await shopper.post(paths.personalAddress("new"), { ...address, name: "Дом" });
    expect((await shopper.post(paths.personalAddress("new"), address)).status).toBe(303);
    expect((await addresses()).map(({ name, house }) => [name, house])).toEqual([["Дом", "8"]]);
    const company = {
      intent: "company",
      ...demo().customers.boris.company,
      kpp: demo().customers.boris.company.kpp ?? "",
    };
    for (const contractEmail of ["office@example.com", "books@example.com"]) {
      expect((await shopper.post(paths.personalCompany("new"), { ...company, contractEmail })).status).toBe(303);
    }
    expect((await companies()).map((kept) => kept.contractEmail)).toEqual(["books@example.com"]);
  });

  test("an address and a company that another tab has removed are saved all the same", async () => {
    const { shopper, addresses, companies } = await createNewCustomer(locale);
    const kept = demo().customers.boris.company;
    const company = { ...kept, kpp: kept.kpp ?? "" };
    await shopper.post(paths.personalAddress("new"), { intent: "address", city_with_type: "Тверь", house: "8" });
    await shopper.post(paths.personalCompany("new"), { intent: "company", ...company, contractEmail: "a@example.com" });
    const [[address], [saved]] = await Promise.all([addresses(), companies()]);
    for (const [page, part, fill] of [
      [paths.personalAddress(address?.id ?? 0), "address", { name: "Дача", house: "9" }],
      [paths.personalCompany(saved?.id ?? 0), "company", { contractEmail: "b@example.com" }],
    ] as const) {
      const place = localePath(locale, page);
      const form = await shopper.open(place);
      await shopper.post(place, { intent: `${part}-remove` });
      const reply = await shopper.press(form, button(part), fill);
      const list = part === "address" ? "addresses" : "companies";
      expect([reply.status, reply.location]).toEqual([303, `${path}#${list}`]);
      expect(savedIn(await shopper.follow(reply), list)).toBe(t(`account:${list}.added`));
    }
    expect((await addresses()).map(({ name, house }) => [name, house])).toEqual([["Дача", "9"]]);
    expect((await companies()).map(({ contractEmail }) => contractEmail)).toEqual(["b@example.com"]);
  });

  test("an invalid address or company that another tab has removed keeps what was typed", async () => {
    const { shopper, addresses, companies } = await createNewCustomer(locale);
    const kept = demo().customers.boris.company;
    const company = { ...kept, kpp: kept.kpp ?? "", contractEmail: "a@example.com" };
    await shopper.post(paths.personalAddress("new"), { intent: "address", city_with_type: "Тверь", house: "8" });
    await shopper.post(paths.personalCompany("new"), { intent: "company", ...company });
    const [[address], [saved]] = await Promise.all([addresses(), companies()]);
    for (const [page, part, wrong, right] of [
      [paths.personalAddress(address?.id ?? 0), "address", { name: "Дача", house: "" }, { house: "9" }],
      [paths.personalCompany(saved?.id ?? 0), "company", { name: "Дача", inn: "1" }, { inn: kept.inn }],
    ] as const) {
      const form = await shopper.open(localePath(locale, page));
      await shopper.post(page, { intent: `${part}-remove` });
      const refused = await shopper.pressForPage(form, button(part), wrong);
      expect([refused.status, refused.one('main input[name="name"]').getAttribute("value")]).toEqual([400, "Дача"]);
      expect((await shopper.press(refused, button(part), right)).status).toBe(303);
      expect((await shopper.send(page)).status).toBe(404);
    }
    expect((await addresses()).map(({ name, house }) => [name, house])).toEqual([["Дача", "9"]]);
    expect((await companies()).map(({ name, inn }) => [name, inn])).toEqual([["Дача", kept.inn]]);
  });

  test("an address that another tab has removed cannot become the main one, and the list says why", async () => {
    const { shopper, addresses } = await createNewCustomer(locale);
    for (const house of ["8", "9"])
      await shopper.post(paths.personalAddress("new"), { intent: "address", city_with_type: "Тверь", house });
    const page = await shopper.open(path);
    const other = (await addresses()).find((one) => !one.default)?.id ?? 0;
    await shopper.post(paths.personalAddress(other), { intent: "address-remove" });
    const reply = await shopper.press(page, button("address-default"));
    expect([reply.status, reply.location]).toEqual([303, `${path}#addresses`]);
    expect(savedIn(await shopper.follow(reply), "addresses")).toBe(t("account:addresses.gone"));
  });

  test("an incomplete address and company get a message at each field", async () => {
    const { shopper } = await createNewCustomer(locale);
    const errorsOf = async (page: string, intent: string) => {
      const form = await shopper.open(localePath(locale, page));
      return (await shopper.pressForPage(form, button(intent))).all('main [role="group"] a').map(textOf);
    };
    expect(await errorsOf(paths.personalAddress("new"), "address")).toEqual([
      expect.stringContaining(t("account:address.cityRequired")),
      expect.stringContaining(t("forms:empty.house")),
    ]);
    const needed = ["inn", "ogrn", "name", "legalAddress", "contractEmail", "bik", "bank"] as const;
    expect(await errorsOf(paths.personalCompany("new"), "company")).toEqual(
      [...needed, "account" as const, "correspondentAccount" as const].map((name): unknown =>
        expect.stringContaining(t(`account:company.needed.${name}`)),
      ),
    );
  });

  test("notification settings are saved, unticked ones as off", async () => {
    const { shopper, account } = await createNewCustomer(locale);
    const reply = await shopper.press(await shopper.open(path), button("notify"), {
      orderSms: [],
      orderEmail: ["on"],
    });
    expect([reply.status, reply.location]).toEqual([303, `${path}#notify`]);
    expect((await account()).notify).toEqual({ orderSms: false, orderEmail: true });
    const page = await shopper.follow(reply);
    expect(savedIn(page, "notify")).toBe(t("account:saved"));
    expect(page.all('[id="notify"] input[checked]').map((box) => box.getAttribute("name"))).toEqual(["orderEmail"]);
  });
});

test("extra fields are not saved", async () => {
  const { shopper, account, phone } = await createNewCustomer();
  const { user } = await account();
  const extra = {
    id: "1",
    phone: "+79000000101",
    email: "x@example.ru",
    bonuses: "1000",
    company: "X",
    passwordHash: "x",
    orderSms: "",
  };
  await shopper.post(paths.personalAccount(), { intent: "person", name: "Анна", ...extra });
  const after = await account();
  expect(after.user).toEqual({ ...user, name: "Анна" });
  expect(after.user.phone).toBe(phone);
  expect(after.bonuses.balance).toBe(0);
});
