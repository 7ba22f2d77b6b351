import * as z from "zod";

import { email, key } from "~/forms/schemas";

import { companyFields, faultsOfCompany, tidyCompany } from "./company-faults";

const text = z.string().default("");

/** The company as typed. It accepts every text, so that all errors are reported together. */
export const companySchema = z
  .object({
    inn: text,
    kpp: text,
    ogrn: text,
    name: text,
    legalAddress: text,
    contractEmail: text,
    bik: text,
    bank: text,
    account: text,
    correspondentAccount: text,
  })
  .transform(tidyCompany)
  .superRefine((company, context) => {
    const faults = faultsOfCompany(company);
    if (!email.safeParse(company.contractEmail).success) faults.contractEmail ??= key("forms:email");
    for (const field of companyFields) {
      if (faults[field]) context.addIssue({ code: "custom", path: [field], message: faults[field] });
    }
  });
