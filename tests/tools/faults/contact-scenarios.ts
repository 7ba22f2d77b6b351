import { paths } from "~/paths";

import { lastMessageTo } from "../../fixtures/outbox";
import { customerScenario, formScenario, type Customer } from "./customer";
import { en } from "./scenario";

const base = "/api/app/profile";
const account = paths.personalAccount();

/** Requests a code through the shop and returns it. */
export async function requestCode(
  { shopper, place }: Customer,
  intent: string,
  to: string,
  fields: Record<string, string>,
): Promise<string> {
  await shopper.post(en(account), { intent, ...fields });
  return (await lastMessageTo(place.api.url, to)).code ?? "";
}

const newPhone = () => `+7906${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;

/** The password that `setPassword` sets. */
export const oldPassword = "first-password";
export const withConfirmation = (password: string) => ({ password, confirmPassword: password });

/** Sets the account's password, confirmed with the code of an SMS. */
export async function setPassword({ call, place, phone }: Customer): Promise<void> {
  await call("POST", `${base}/personal/prove`);
  const { code: proof } = await lastMessageTo(place.api.url, phone);
  await call("POST", `${base}/personal/editPassword`, { proof, ...withConfirmation(oldPassword) });
}

const editPhone = [`${base}/personal/editPhone`];
let last = 0;
const newEmail = () => `new-${(last += 1)}@verstak.example`;

/** The changes of the contacts: the request, then the confirmation with its code or link. */
export const contactScenarios = [
  formScenario(
    "change the phone",
    account,
    editPhone,
    () => ({ intent: "phone", phone: newPhone(), password: oldPassword }),
    setPassword,
  ),
  customerScenario("change the phone: code", editPhone, async (customer) => {
    await setPassword(customer);
    const phone = newPhone();
    const code = await requestCode(customer, "phone", phone, { phone, password: oldPassword });
    return () => customer.shopper.post(en(account), { intent: "phone-code", code });
  }),
  formScenario(
    "change the e-mail address",
    account,
    [`${base}/personal/editEmail`],
    () => ({ intent: "email", email: newEmail(), password: oldPassword }),
    setPassword,
  ),
  customerScenario("confirm an e-mail address", [`${base}/personal/confirmEmail`], async (customer) => {
    await setPassword(customer);
    const email = newEmail();
    await customer.shopper.post(en(account), { intent: "email", email, password: oldPassword });
    const { link } = await lastMessageTo(customer.place.api.url, email);
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    return () => customer.shopper.post(en(paths.confirmEmail(token)), { token });
  }),
];
