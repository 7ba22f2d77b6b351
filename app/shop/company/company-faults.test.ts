import { describe, expect, it } from "vitest";

import { faultsOfCompany, tidyCompany, type TypedCompany } from "./company-faults";

const lines = {
  name: "ООО «Вереск»",
  legalAddress: "109316, г Москва, ул Токарная, д 8",
  contractEmail: "office@example.ru",
  bank: "Банк",
};
const bank = { bik: "049805746", account: "40602810700000000025", correspondentAccount: "30101810800000000746" };
// The contract's own test vectors, except for a correspondent account of that bank.
const company: TypedCompany = { ...lines, ...bank, inn: "7707083893", kpp: "773601001", ogrn: "1027700132195" };
const trader: TypedCompany = { ...company, inn: "500100732259", kpp: "", ogrn: "304500116000157" };

const fault = (key: string) => `account:company.fault.${key}`;

describe("the checks of a company", () => {
  it.each([
    ["a company", company],
    ["another company", { ...company, inn: "7736207543" }],
    ["a sole trader", trader],
    ["a KPP with Latin letters", { ...company, kpp: "7736AB001" }],
  ])("find nothing wrong with %s", (_, right) => {
    expect(faultsOfCompany(right)).toEqual({});
  });

  it.each([
    ["inn", { inn: "" }, "account:company.needed.inn"],
    ["inn", { inn: "77070838АБ" }, fault("digits")],
    ["inn", { inn: "0000000000" }, fault("zeros")],
    ["inn", { inn: "000000000000" }, fault("zeros")],
    ["inn", { inn: "770708389" }, fault("innLength")],
    ["inn", { inn: "77070838930" }, fault("innLength")],
    ["inn", { inn: "7707083894" }, fault("innCheck")],
    ["kpp", { kpp: "" }, fault("kppNeeded")],
    ["kpp", { kpp: "77360100" }, fault("kppFormat")],
    ["kpp", { kpp: "000000000" }, fault("kppFormat")],
    ["ogrn", { ogrn: "" }, "account:company.needed.ogrn"],
    ["ogrn", { ogrn: "1027700132196" }, fault("ogrnCheck")],
    ["ogrn", { ogrn: "304500116000157" }, fault("ogrnCompany")],
    ["ogrn", { ogrn: "0000000000000" }, fault("zeros")],
    ["bik", { bik: "04980574" }, fault("bikLength")],
    ["bik", { bik: "149805746" }, fault("bikStart")],
    ["account", { account: "4060281070000000002" }, fault("accountLength")],
    ["account", { account: "40602810700000000026" }, fault("accountCheck")],
    ["correspondentAccount", { correspondentAccount: "40101810800000000746" }, fault("correspondentStart")],
    ["correspondentAccount", { correspondentAccount: "30101810800000000747" }, fault("correspondentEnd")],
    ["name", { name: "" }, "account:company.needed.name"],
    ["legalAddress", { legalAddress: "x".repeat(301) }, "forms:tooLong"],
    ["contractEmail", { contractEmail: "" }, "account:company.needed.contractEmail"],
  ] as const)("say why %s is wrong: %j", (field, change, reason) => {
    expect(faultsOfCompany({ ...company, ...change })[field]).toBe(reason);
  });

  it("refuse a sole trader what only a company has", () => {
    expect(faultsOfCompany({ ...trader, kpp: "773601001" }).kpp).toBe(fault("kppUnneeded"));
    expect(faultsOfCompany({ ...trader, ogrn: "1027700132195" }).ogrn).toBe(fault("ogrnTrader"));
    expect(faultsOfCompany({ ...trader, inn: "500100732258" }).inn).toBe(fault("innCheck"));
    expect(faultsOfCompany({ ...trader, ogrn: "304500116000158" }).ogrn).toBe(fault("ogrnCheck"));
  });

  it("do not hold an account against a BIK that is wrong itself", () => {
    const faults = faultsOfCompany({ ...company, bik: "1" });
    expect(faults).toEqual({ bik: fault("bikLength") });
  });

  it("compare a correspondent account with its bank", () => {
    const right = { ...company, bik: "044525225", correspondentAccount: "30101810400000000225" };
    expect(faultsOfCompany(right).correspondentAccount).toBeUndefined();
    const wrong = { ...right, correspondentAccount: "30101810500000000225" };
    expect(faultsOfCompany(wrong).correspondentAccount).toBe(fault("accountCheck"));
  });

  it("drop the spaces and dashes of numbers, and the blanks around texts", () => {
    const typed = {
      ...company,
      inn: " 7707-083 893",
      kpp: "7736ab001 ",
      account: "40602 810 7 0000 0000025",
      name: " А ",
    };
    expect(tidyCompany(typed)).toMatchObject({
      inn: "7707083893",
      kpp: "7736AB001",
      account: company.account,
      name: "А",
    });
  });
});
