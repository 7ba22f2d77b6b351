import type { StringKey } from "~/i18n/translate";

/** The values typed into fields, and the shop's message for each; null for a valid value. */
export type Typed = Record<string, [value: string, fault: StringKey | null]>;

const tooLong = "forms:tooLong";
const long = (length: number) => "1".repeat(length);

/** Sets of fields of a person's order that are tested together; delivery is by courier. */
export const wrongPersons: [string, Typed][] = [
  [
    "an empty form",
    {
      "customer.name": [" ", "forms:empty.name"],
      "customer.lastName": ["", "forms:empty.lastName"],
      "customer.phone": [" ", "forms:required"],
      "customer.email": ["", "forms:empty.email"],
      "delivery.address.city_with_type": [" ", "account:address.cityRequired"],
      "delivery.address.house": ["", "forms:empty.house"],
      "consents.offer": ["", "checkout:consents.required"],
      "consents.processing": ["", "checkout:consents.required"],
    },
  ],
  [
    "texts that are too long",
    {
      "customer.name": [long(101), tooLong],
      "customer.lastName": [long(101), tooLong],
      "customer.email": [`${long(200)}@example.com`, tooLong],
      "delivery.address.region_with_type": [long(201), tooLong],
      "delivery.address.city_with_type": [long(201), tooLong],
      "delivery.address.settlement_with_type": [long(201), tooLong],
      "delivery.address.street_with_type": [long(201), tooLong],
      "delivery.address.house": [long(201), tooLong],
      "delivery.address.block": [long(201), tooLong],
      "delivery.address.flat": [long(201), tooLong],
      comment: [long(2001), tooLong],
    },
  ],
  [
    "invalid values",
    {
      "customer.phone": ["12", "forms:phone"],
      "customer.email": ["klimov@", "forms:email"],
      "delivery.address.postal_code": ["12", "account:address.postalFormat"],
      "delivery.address.house": ["б/н", "account:address.houseDigit"],
      "consents.offer": ["", "checkout:consents.required"],
    },
  ],
  [
    "a Belarusian number that is too short",
    {
      "customer.phoneCountry": ["BY", null],
      "customer.phone": ["+375 (29) 123-45-6", "forms:phone"],
      "customer.email": ["klimov example.com", "forms:email"],
      "delivery.address.postal_code": ["17010a", "account:address.postalFormat"],
      "consents.processing": ["", "checkout:consents.required"],
    },
  ],
  [
    "an Armenian number that is too long",
    {
      "customer.phoneCountry": ["AM", null],
      "customer.phone": ["+374 (91) 123-4567", "forms:phone"],
      "delivery.address.postal_code": ["1701001", "account:address.postalFormat"],
    },
  ],
  [
    "a Russian number with Belarus chosen",
    { "customer.phoneCountry": ["BY", null], "customer.phone": ["9005550123", "forms:phone"] },
  ],
  ["a number from a country that is not offered", { "customer.phone": ["+1 (202) 555-0123", "forms:phoneCountry"] }],
  ["words instead of a number", { "customer.phone": ["после шести", "forms:phone"] }],
  // Without JavaScript every field is sent, and a village is accepted instead of a city.
  [
    "a village without a house",
    {
      "delivery.address.city_with_type": ["", null],
      "delivery.address.settlement_with_type": ["д Липки", null],
      "delivery.address.house": ["", "forms:empty.house"],
    },
  ],
];

/** Sets of fields of a company's order that are tested together; the order is picked up. */
export const wrongCompanies: [string, Typed][] = [
  [
    "an empty form",
    {
      "company.inn": ["", "account:company.needed.inn"],
      "company.ogrn": [" ", "account:company.needed.ogrn"],
      "company.name": [" ", "account:company.needed.name"],
      "company.legalAddress": ["", "account:company.needed.legalAddress"],
      "company.contractEmail": ["", "account:company.needed.contractEmail"],
      "company.bik": ["", "account:company.needed.bik"],
      "company.bank": ["", "account:company.needed.bank"],
      "company.account": ["", "account:company.needed.account"],
      "company.correspondentAccount": ["", "account:company.needed.correspondentAccount"],
      "company.kpp": ["", null],
      "delivery.pointId": ["", "checkout:delivery.noPoint"],
    },
  ],
  [
    "a typing error in every number",
    {
      "company.inn": ["7707083894", "account:company.fault.innCheck"],
      "company.kpp": ["", "account:company.fault.kppNeeded"],
      "company.ogrn": ["1027700132196", "account:company.fault.ogrnCheck"],
      "company.contractEmail": ["office@", "forms:email"],
      "company.account": ["40702810800000000004", "account:company.fault.accountCheck"],
      "company.correspondentAccount": ["30101810500000000225", "account:company.fault.accountCheck"],
    },
  ],
  [
    "wrong lengths",
    {
      "company.inn": ["770708389", "account:company.fault.innLength"],
      "company.kpp": ["77360100", "account:company.fault.kppFormat"],
      "company.ogrn": ["102770013219", "account:company.fault.ogrnLength"],
      "company.name": [long(301), tooLong],
      "company.legalAddress": [long(301), tooLong],
      "company.bank": [long(301), tooLong],
      "company.bik": ["04452522", "account:company.fault.bikLength"],
      "company.account": ["4070281080000000000", "account:company.fault.accountLength"],
      "company.correspondentAccount": ["301018104000000002250", "account:company.fault.accountLength"],
    },
  ],
  [
    "zeros",
    {
      "company.inn": ["0000000000", "account:company.fault.zeros"],
      "company.ogrn": ["0000000000000", "account:company.fault.zeros"],
      "company.bik": ["000000000", "account:company.fault.zeros"],
      "company.account": ["00000000000000000000", "account:company.fault.zeros"],
      "company.correspondentAccount": ["00000000000000000000", "account:company.fault.zeros"],
    },
  ],
  [
    "letters",
    {
      "company.inn": ["77070838AB", "account:company.fault.digits"],
      "company.ogrn": ["10277001321AB", "account:company.fault.digits"],
      "company.bik": ["0445252AB", "account:company.fault.digits"],
      "company.account": ["407028108000000000AB", "account:company.fault.digits"],
      "company.correspondentAccount": ["301018104000000002AB", "account:company.fault.digits"],
    },
  ],
  [
    "another bank's numbers",
    {
      "company.ogrn": ["304500116000157", "account:company.fault.ogrnCompany"],
      "company.correspondentAccount": ["30101810400000000226", "account:company.fault.correspondentEnd"],
    },
  ],
  [
    "a BIK and an account with wrong first digits",
    {
      "company.bik": ["144525225", "account:company.fault.bikStart"],
      "company.correspondentAccount": ["40101810400000000225", "account:company.fault.correspondentStart"],
    },
  ],
  [
    "a sole trader's INN with a company's numbers",
    {
      "company.inn": ["500100732259", null],
      "company.kpp": ["773601001", "account:company.fault.kppUnneeded"],
      "company.ogrn": ["1027700132195", "account:company.fault.ogrnTrader"],
    },
  ],
  [
    "a sole trader's numbers with a typing error",
    {
      "company.inn": ["500100732258", "account:company.fault.innCheck"],
      "company.kpp": ["", null],
      "company.ogrn": ["304500116000158", "account:company.fault.ogrnCheck"],
    },
  ],
];
