import * as z from "zod";

import { key, optionalText, requiredText } from "~/forms/schemas";

/**
 * An address as typed, in the checkout and in the address book. The shop delivers within Russia, where a postal code
 * has six digits.
 */
export const addressSchema = z
  .object({
    postal_code: optionalText(20).refine(
      (text) => text === "" || /^\d{6}$/.test(text),
      key("account:address.postalFormat"),
    ),
    region_with_type: optionalText(),
    city_with_type: optionalText(),
    settlement_with_type: optionalText(),
    street_with_type: optionalText(),
    house: requiredText().regex(/\d/, key("account:address.houseDigit")),
    block: optionalText(),
    flat: optionalText(),
  })
  .refine((typed) => typed.city_with_type || typed.settlement_with_type, {
    path: ["city_with_type"],
    message: key("account:address.cityRequired"),
    // Reports this error together with missing fields.
    when: () => true,
  });
