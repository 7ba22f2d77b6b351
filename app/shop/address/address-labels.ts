import type { Translate } from "~/i18n/translate";

import type { AddressPart } from "./address-parts";

/** What the parts of an address are called. */
export function addressLabels(t: Translate): Record<AddressPart, string> {
  return {
    postal_code: t("account:address.postalCode"),
    region_with_type: t("account:address.region"),
    city_with_type: t("account:address.city"),
    settlement_with_type: t("account:address.settlement"),
    street_with_type: t("account:address.street"),
    house: t("account:address.house"),
    block: t("account:address.block"),
    flat: t("account:address.flat"),
  };
}
