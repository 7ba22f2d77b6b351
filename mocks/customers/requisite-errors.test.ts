import { expect, it } from "vitest";

import { requisiteErrors, type Requisites } from "./requisite-errors";

const company: Requisites = {
  inn: "7707083893",
  kpp: "773601001",
  ogrn: "1027700132195",
  bik: "044525225",
  account: "40702810800000000003",
  correspondentAccount: "30101810400000000225",
};
const trader = { inn: "500100732259", kpp: null, ogrn: "304500116000157" };

it("accepts the details of a company and of a sole trader", () => {
  expect(requisiteErrors(company)).toEqual({});
  expect(requisiteErrors({ ...company, ...trader })).toEqual({});
});

it.each<[Partial<Requisites>, object]>([
  [{ inn: "77070838" }, { inn: "innFormat" }],
  [{ inn: "0000000000" }, { inn: "innZeros" }],
  [{ inn: "7707083894" }, { inn: "innControl" }],
  [{ kpp: null }, { kpp: "kppFormat" }],
  [{ ogrn: "10277001321950" }, { ogrn: "ogrnFormat" }],
  [{ ogrn: "1027700132196" }, { ogrn: "ogrnControl" }],
  [{ ...trader, ogrn: "1027700132195" }, { ogrn: "ogrnipFormat" }],
  [{ ...trader, ogrn: "304500116000158" }, { ogrn: "ogrnipControl" }],
  [{ bik: "0445" }, { bik: "bikFormat" }],
  [{ account: "4070" }, { account: "accountFormat" }],
  [{ account: "40702810900000000003" }, { account: "accountControl" }],
  [{ correspondentAccount: "301" }, { correspondentAccount: "correspondentAccountFormat" }],
  [{ correspondentAccount: "30101810400000000226" }, { correspondentAccount: "correspondentAccountBank" }],
  [{ correspondentAccount: "30101810500000000225" }, { correspondentAccount: "correspondentAccountControl" }],
])("gives the reason for %j", (more, errors) => expect(requisiteErrors({ ...company, ...more })).toEqual(errors));
