import { useTranslation } from "~/i18n/react";
import { Field } from "~/ui/field";

import type { AddressPart } from "./address-parts";

/** What a field of an address is called, what it shows and what is wrong with it. */
export type AddressFieldOf = (name: AddressPart) => {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/**
 * The parts of an address (specification, section 3), one field each.
 * @param props.required false while no address is asked for
 */
export function AddressFields({ of, required = true }: { of: AddressFieldOf; required?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="grid2">
      <Field {...of("postal_code")} label={t("account:address.postalCode")} autoComplete="postal-code" maxLength={20} />
      <Field
        {...of("region_with_type")}
        label={t("account:address.region")}
        autoComplete="address-level1"
        maxLength={200}
      />
      <Field
        {...of("city_with_type")}
        label={t("account:address.city")}
        autoComplete="address-level2"
        maxLength={200}
      />
      <Field {...of("settlement_with_type")} label={t("account:address.settlement")} maxLength={200} />
      <Field {...of("street_with_type")} label={t("account:address.street")} maxLength={200} />
      <Field {...of("house")} label={t("account:address.house")} maxLength={200} required={required} />
      <Field {...of("block")} label={t("account:address.block")} maxLength={200} />
      <Field {...of("flat")} label={t("account:address.flat")} maxLength={200} />
    </div>
  );
}
