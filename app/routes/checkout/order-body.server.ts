import type { Delivery, OrderBody, PersonType } from "~/api/schemas/checkout";
import type { Translate } from "~/i18n/translate";
import { countryOf } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";

import { orderAddress } from "./address.server";
import { typedCompany } from "./check.server";
import type { Values } from "./fields";

type Order = {
  uid: string;
  hash: string;
  personType: PersonType;
  values: Values;
  chosen: { delivery: string; payment: string; kind: Delivery["kind"] | undefined };
};

/** The order that a form stands for. The same form always gives the same, which is what makes sending it again safe. */
export function toOrderBody({ uid, hash, personType, values, chosen }: Order, t: Translate): OrderBody {
  const text = (name: string) => (values[name] ?? "").trim();
  const company = typedCompany(values);
  const place =
    chosen.kind === "pickup"
      ? { pointId: Number(text("delivery.pointId")) }
      : { address: withoutBlanks(orderAddress(values, t)) };
  return {
    ...{ uid, hash, personType },
    customer: {
      name: text("customer.name"),
      lastName: text("customer.lastName"),
      phone: parsePhone(countryOf(values["customer.phoneCountry"]), text("customer.phone")).phone ?? "",
      email: text("customer.email"),
    },
    ...(personType === "legal" ? { company: { ...company, kpp: company.kpp || null } } : {}),
    delivery: { code: text("delivery.code") || chosen.delivery, ...place },
    payment: text("payment") || chosen.payment,
    comment: text("comment"),
    consents: consentsOf(values),
  };
}

function withoutBlanks(address: ReturnType<typeof orderAddress>) {
  return { ...address, value: address.value || null };
}

function consentsOf(values: Values): OrderBody["consents"] {
  return Object.entries(values).flatMap(([name, version]) =>
    name.startsWith("consents.") && version
      ? [{ code: name.slice("consents.".length), version: version.slice(0, 50) }]
      : [],
  );
}
