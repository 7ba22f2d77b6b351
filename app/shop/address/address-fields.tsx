import type { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { Field } from "~/ui/field";

import type { AddressPart } from "./address-parts";

/** The parts of an address (specification, section 3), one field each. */
export function AddressFields({ of }: { of: (name: AddressPart) => ReturnType<typeof fieldProps> }) {
  const labels = addressLabels(useTranslation().t);
  const field = (name: AddressPart) => ({ ...of(name), label: labels[name] });
  return (
    <div className="grid2">
      <Field {...field("postal_code")} autoComplete="postal-code" />
      <Field {...field("region_with_type")} autoComplete="address-level1" />
      <Field {...field("city_with_type")} autoComplete="address-level2" />
      <Field {...field("settlement_with_type")} />
      <Field {...field("street_with_type")} />
      <Field {...field("house")} />
      <Field {...field("block")} />
      <Field {...field("flat")} />
    </div>
  );
}

/** The labels of the parts of an address. */
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
