import { expect, it } from "vitest";

import type { CompanyWire } from "~/api/schemas/profile";
import { soundCompany as company } from "#mocks/testing/order";

import { companyErrors } from "./company";

const trader = { inn: "500100732259", kpp: null, ogrn: "304500116000157" };

it("accepts the details of a company and of a sole trader", () => {
  expect(companyErrors(company)).toEqual({});
  expect(companyErrors({ ...company, ...trader })).toEqual({});
});

it.each<[Partial<CompanyWire>, object]>([
  [{ inn: "77070838" }, { inn: "requisite.innFormat" }],
  [{ inn: "0000000000" }, { inn: "requisite.innZeros" }],
  [{ inn: "7707083894" }, { inn: "requisite.innControl" }],
  [{ kpp: null }, { kpp: "requisite.kppFormat" }],
  [{ ogrn: "10277001321950" }, { ogrn: "requisite.ogrnFormat" }],
  [{ ogrn: "1027700132196" }, { ogrn: "requisite.ogrnControl" }],
  [{ ...trader, ogrn: "1027700132195" }, { ogrn: "requisite.ogrnipFormat" }],
  [{ ...trader, ogrn: "304500116000158" }, { ogrn: "requisite.ogrnipControl" }],
  [{ bik: "0445" }, { bik: "requisite.bikFormat" }],
  [{ account: "4070" }, { account: "requisite.accountFormat" }],
  [{ account: "40702810900000000003" }, { account: "requisite.accountControl" }],
  [{ correspondentAccount: "301" }, { correspondentAccount: "requisite.correspondentAccountFormat" }],
  [{ correspondentAccount: "30101810400000000226" }, { correspondentAccount: "requisite.correspondentAccountBank" }],
  [{ correspondentAccount: "30101810500000000225" }, { correspondentAccount: "requisite.correspondentAccountControl" }],
  [{ contractEmail: "nobody" }, { contractEmail: "field.email" }],
])("gives the reason for %j", (more, errors) => expect(companyErrors({ ...company, ...more })).toEqual(errors));
