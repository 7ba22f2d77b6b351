import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { Field } from "~/ui/field";

import type { AddressPart } from "./address-parts";

/** A field of an address: its label, value and error. */
export type AddressFieldOf = (name: AddressPart) => {
  id: string;
  name: string;
  defaultValue?: string | undefined;
  error: string | undefined;
};

/**
 * The parts of an address (specification, section 3), one field each.
 * @param props.required false while the form needs no address
 */
export function AddressFields({ of, required = true }: { of: AddressFieldOf; required?: boolean }) {
  const labels = addressLabels(useTranslation().t);
  const field = (name: AddressPart) => ({ ...of(name), label: labels[name] });
  return (
    <div className="grid2">
      <Field {...field("postal_code")} autoComplete="postal-code" maxLength={20} />
      <Field {...field("region_with_type")} autoComplete="address-level1" maxLength={200} />
      <Field {...field("city_with_type")} autoComplete="address-level2" maxLength={200} />
      <Field {...field("settlement_with_type")} maxLength={200} />
      <Field {...field("street_with_type")} maxLength={200} />
      <Field {...field("house")} maxLength={200} required={required} />
      <Field {...field("block")} maxLength={200} />
      <Field {...field("flat")} maxLength={200} />
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
