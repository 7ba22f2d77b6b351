import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { session } from "~/api/schemas/auth";
import { addressList, companyList } from "~/api/schemas/profile";
import { demo } from "#mocks/db/seed/customers/read";
import { caller, signInByPhone } from "#mocks/testing/customer";
import { soundCompany } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let ask: ReturnType<typeof caller>;
beforeEach(async () => {
  api = createTestApi({ seed: seedTiny });
  ask = caller(api, (await signInByPhone(api, "+79991234567")).token);
});
afterEach(() => api.close());

const base = "/api/app/profile";
const post = (path: string, body: object) => ask(`${base}/${path}`, { method: "POST", body });
const fieldsOf = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.status,
  Object.keys(answer.error().fields ?? {}),
];

describe("an entry that is added twice", () => {
  const twice = async (path: string, body: object) => {
    await Promise.all([post(path, body), post(path, body)]);
    return (await ask(`${base}/${path}`)).response.text();
  };

  it("is one address, with the given name", async () => {
    const address = { value: "г Москва, ул Мира, д 8", city_with_type: "г Москва", house: "8" };
    await post("address", { ...address, name: "Дом" });
    const kept = await twice("address", { ...address, city_with_type: "Г МОСКВА" });
    expect(kept.match(/"house":"8"/g)).toHaveLength(1);
    expect(kept).toContain('"name":"Дом"');
  });

  it("is one company", async () => {
    expect((await twice("company", soundCompany)).match(/"inn":/g)).toHaveLength(1);
  });
});

describe("a removed entry's id", () => {
  const newest = async (path: string) => {
    const answer = await ask(`${base}/${path}`);
    const entries = path === "address" ? answer.data(addressList).addresses : answer.data(companyList).companies;
    return Math.max(...entries.map(({ id }) => id));
  };

  it.each([
    ["address", { value: "Москва, Токарная, 8" }, { value: "Тверь, Заводская, 1" }],
    ["company", soundCompany, demo().customers.boris.company],
  ] as const)("does not become that of another %s, which an open page would then change", async (path, one, other) => {
    await post(path, one);
    const removed = await newest(path);
    await ask(`${base}/${path}/${removed}`, { method: "DELETE" });
    await post(path, other);
    const added = await newest(path);
    expect(added).toBeGreaterThan(removed);
    expect((await ask(`${base}/${path}/${removed}`, { method: "DELETE" })).status).toBe(404);
    expect(await newest(path)).toBe(added);
  });
});

describe("the address book", () => {
  const send = async (method: string, path: string, body?: object) =>
    (await ask(`${base}/address${path}`, { method, ...(body ? { body } : {}) })).data(addressList).addresses;

  it("adds, changes and removes addresses; one is the default", async () => {
    await send("POST", "", { value: "Москва, Токарная, 8", name: "Дом", default: true });
    const two = await send("POST", "", { value: "Тверь", default: true, city_with_type: "г Тверь", uid: "x" });
    expect(two.map(({ value, name, default: isDefault }) => [value, name, isDefault])).toEqual([
      ["Тверь", "", true],
      ["Москва, Токарная, 8", "Дом", false],
    ]);
    expect(two[0]).toMatchObject({ city_with_type: "г Тверь", flat: null });
    const changed = await send("PUT", `/${two[1]?.id}`, { value: "Москва, Токарная, 9", default: true });
    expect(changed.map(({ value, default: isDefault }) => [value, isDefault])).toEqual([
      ["Москва, Токарная, 9", true],
      ["Тверь", false],
    ]);
    expect(await send("DELETE", `/${two[0]?.id}`)).toHaveLength(1);
  });

  it("rejects other customers and empty addresses", async () => {
    const [mine] = await send("POST", "", { value: "Москва" });
    const other = caller(api, (await signInByPhone(api, "+79990000000")).token);
    for (const method of ["PUT", "DELETE"]) {
      const body = method === "PUT" ? { body: { value: "Чужой" } } : {};
      expect((await other(`${base}/address/${mine?.id}`, { method, ...body })).status).toBe(404);
    }
    expect((await send("GET", ""))[0]?.value).toBe("Москва");
    expect(fieldsOf(await post("address", { value: " " }))).toEqual([422, ["value"]]);
  });
});

describe("companies", () => {
  const company = demo().customers.boris.company;
  const send = async (method: string, path: string, body?: object) =>
    (await ask(`${base}/company${path}`, { method, ...(body ? { body } : {}) })).data(companyList).companies;

  it("are added with spaces and hyphens in their numbers, changed and removed; the user has the name of the first one", async () => {
    const spaced = { ...company, inn: "9900 000-017", account: company.account.replace(/(.{4})/g, "$1 ") };
    const [saved] = await send("POST", "", spaced);
    expect(saved).toEqual({ ...company, id: saved?.id });
    expect((await ask("/api/auth/session")).data(session).user.company).toBe(company.name);
    const [changed] = await send("PUT", `/${saved?.id}`, { ...demo().customers.anna.company, kpp: "990001001" });
    expect(changed).toEqual({ ...demo().customers.anna.company, id: saved?.id });
    expect(await send("DELETE", `/${saved?.id}`)).toEqual([]);
  });

  it.each([
    ["inn", "9900000018"],
    ["inn", "0000000000"],
    ["kpp", "99000100"],
    ["kpp", null],
    ["ogrn", "1999900000011"],
    ["bik", "149999777"],
    ["account", "40702810900000000018"],
    ["correspondentAccount", "30101810700000000778"],
    ["contractEmail", "office"],
    ["name", " "],
  ])("are rejected with %s %s", async (field, value) => {
    const [status, fields] = fieldsOf(await post("company", { ...company, [field]: value }));
    expect([status, fields]).toEqual([422, expect.arrayContaining([field])]);
  });

  it("are not accessible to another customer", async () => {
    const [mine] = await send("POST", "", company);
    const other = caller(api, (await signInByPhone(api, "+79990000000")).token);
    for (const method of ["PUT", "DELETE"]) {
      const body = method === "PUT" ? { body: demo().customers.anna.company } : {};
      expect((await other(`${base}/company/${mine?.id}`, { method, ...body })).status).toBe(404);
    }
    expect(await send("GET", "")).toHaveLength(1);
  });
});
