import type { AddressWire, CompanyWire } from "~/api/schemas/profile";

import { demoCustomers } from "../landmarks";

/**
 * The password from `landmarks.ts`, hashed as in `mocks/customers/passwords.ts`, so that a start does not wait for
 * hashing.
 */
const passwordHash =
  "scrypt$76657273746174212d64656d6f2d3031$0318e44a1751146ba8cea12bfc735f090cee79dd39ca3fe6b645afaf1f247ec1";

export type DemoName = keyof typeof demoCustomers;

export type DemoPerson = {
  phone: string;
  email: string;
  emailConfirmed: number;
  name: string;
  lastName: string;
  secondName: string;
  birthday: string | null;
  bonuses: number;
  passwordHash: string;
};

const contactOf = ({ phone, email }: { phone: string; email: string }) => ({
  phone,
  email,
  emailConfirmed: 1,
  passwordHash,
});

export const demoPeople: Record<DemoName, DemoPerson> = {
  anna: {
    ...contactOf(demoCustomers.anna),
    name: "Анна",
    lastName: "Ковалёва",
    secondName: "Сергеевна",
    birthday: "1988-04-17",
    bonuses: 1250,
  },
  boris: {
    ...contactOf(demoCustomers.boris),
    name: "Boris",
    lastName: "Lavrov",
    secondName: "",
    birthday: null,
    bonuses: 300,
  },
};

const lacking = { settlement_with_type: null, block_type: null, block: null, geo_lat: null, geo_lon: null };

/** The first one is the default. */
export const demoAddresses: Record<DemoName, { name: string; address: AddressWire }[]> = {
  anna: [
    {
      name: "Дом",
      address: {
        ...lacking,
        value: "109316, г Москва, ул Токарная, д 8, кв 41",
        postal_code: "109316",
        region_with_type: "г Москва",
        city_with_type: "г Москва",
        street_with_type: "ул Токарная",
        house_type: "д",
        house: "8",
        flat: "41",
      },
    },
    {
      name: "Дача",
      address: {
        ...lacking,
        value: "142116, Московская обл, г Подольск, ул Берёзовая, д 3",
        postal_code: "142116",
        region_with_type: "Московская обл",
        city_with_type: "г Подольск",
        street_with_type: "ул Берёзовая",
        house_type: "д",
        house: "3",
        flat: null,
      },
    },
  ],
  boris: [
    {
      name: "Workshop",
      address: {
        ...lacking,
        value: "170100, Tver, Kuznechny Road, 22",
        postal_code: "170100",
        region_with_type: "Tver Region",
        city_with_type: "Tver",
        street_with_type: "Kuznechny Road",
        house_type: null,
        house: "22",
        flat: null,
      },
    },
  ],
};

// Numbers that are not assigned to anybody but pass the checks.
const bank = { bik: "049999777", correspondentAccount: "30101810700000000777" };

export const demoCompanies: Record<DemoName, CompanyWire> = {
  anna: {
    ...bank,
    inn: "990000000115",
    kpp: null,
    ogrn: "399990000000013",
    name: "ИП Ковалёва Анна Сергеевна",
    legalAddress: "109316, г Москва, ул Токарная, д 8, кв 41",
    bank: "Банк «Верстачный»",
    account: "40802810100000000018",
    contractEmail: "anna@verstak.example",
  },
  boris: {
    ...bank,
    inn: "9900000017",
    kpp: "990001001",
    ogrn: "1999900000010",
    name: "Lavrov Workshop LLC",
    legalAddress: "170100, Tver, Kuznechny Road, 22",
    bank: "Verstachny Bank",
    account: "40702810900000000017",
    contractEmail: "office@lavrov.example",
  },
};
