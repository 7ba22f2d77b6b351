import type { Consent } from "~/api/schemas/checkout";
import type { Labels } from "~/forms/summary-errors";
import type { Translate } from "~/i18n/translate";
import { addressLabels } from "~/shop/address/address-labels";
import { addressParts } from "~/shop/address/address-parts";
import { companyFields } from "~/shop/company/company-faults";
import { companyLabels } from "~/shop/company/company-labels";

import { addressField, companyField, consentField } from "./fields";

/** What the fields of the checkout are called, for the summary of what is wrong with them. */
export function fieldLabels(t: Translate, consents: Consent[]): Labels {
  const company = companyLabels(t);
  const address = addressLabels(t);
  return {
    "customer.name": t("checkout:who.name"),
    "customer.lastName": t("checkout:who.lastName"),
    "customer.phone": t("checkout:who.phone"),
    "customer.email": t("checkout:who.email"),
    ...Object.fromEntries(companyFields.map((field) => [companyField(field), company[field]])),
    "delivery.code": t("checkout:delivery.title"),
    "delivery.pointId": "",
    "address.confirm": "",
    "address.search": t("checkout:address.search"),
    ...Object.fromEntries(addressParts.map((part) => [addressField(part), address[part]])),
    payment: t("checkout:payment.title"),
    comment: t("checkout:comment.label"),
    ...Object.fromEntries(consents.map(({ code, title }) => [consentField(code), title])),
  };
}
