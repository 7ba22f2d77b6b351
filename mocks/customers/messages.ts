import type { Context } from "#mocks/context";
import type { Language } from "#mocks/language";

import { makeEmailToken } from "./email-tokens";

type Base = Pick<Context, "db" | "now" | "outbox" | "siteUrl" | "shop">;
type To = { email: string; language: Language };

/** Sends the link that completes a registration; `person` is stored until then. */
export function sendRegistration(base: Base, { email, language }: To, person: object): void {
  const { token } = makeEmailToken(base, "registration", email, person);
  const link = address(base, language, `/sign-up/password?token=${token}`);
  const text = {
    ru: `Завершите регистрацию: придумайте пароль по ссылке ${link}. Ссылка действует сутки. Если вы не регистрировались, ничего делать не нужно.`,
    en: `Complete your registration: set a password at ${link}. The link is valid for a day. If you did not register, ignore this e-mail.`,
  };
  base.outbox.send({ kind: "email", to: email, text: text[language], link });
}

/** Sends a recovery link to somebody who registers again; the call's response is the same as for a new address. */
export function sendAlreadyRegistered(base: Base, { email, language }: To): void {
  const { token, code } = makeEmailToken(base, "recovery", email);
  const link = recoveryLink(base, language, token);
  const text = {
    ru: `У вас уже есть аккаунт. Если забыли пароль, задайте новый по ссылке ${link} или введите код ${code}. Они действуют один час.`,
    en: `You already have an account. If you have forgotten your password, set a new one at ${link} or enter the code ${code}. They are valid for an hour.`,
  };
  base.outbox.send({ kind: "email", to: email, text: text[language], link, code });
}

/** Sends the link and the code for setting a new password. */
export function sendRecovery(base: Base, { email, language }: To): void {
  const { token, code } = makeEmailToken(base, "recovery", email);
  const link = recoveryLink(base, language, token);
  const text = {
    ru: `Чтобы задать новый пароль, откройте ссылку ${link} или введите код ${code}. Они действуют один час. Если вы этого не просили, ничего делать не нужно.`,
    en: `To set a new password, open ${link} or enter the code ${code}. They are valid for an hour. If you did not request this, ignore this e-mail.`,
  };
  base.outbox.send({ kind: "email", to: email, text: text[language], link, code });
}

function recoveryLink(base: Base, language: Language, token: string): string {
  return address(base, language, `/sign-in?step=recovery-2&token=${token}`);
}

function address({ siteUrl }: Base, language: Language, path: string): string {
  return `${siteUrl}${language === "en" ? "/en" : ""}${path}`;
}

/** Notifies the old phone that the account's phone number was changed. */
export function sendPhoneNotice(
  { outbox, shop }: Base,
  { phone, language }: { phone: string; language: Language },
): void {
  const text = {
    ru: `Телефон в вашем аккаунте магазина «${shop.name.ru}» изменён. Если это сделали не вы, свяжитесь с магазином.`,
    en: `The phone number of your ${shop.name.en} account was changed. If this was not you, contact the shop.`,
  };
  outbox.send({ kind: "sms", to: phone, text: text[language] });
}

/** Notifies an address that the account's password was changed, or that the account now has another address. */
export function sendSecurityNotice({ outbox }: Base, { email, language }: To, what: "password" | "email"): void {
  const text = {
    password: {
      ru: "Пароль вашего аккаунта изменён. Если это сделали не вы, восстановите доступ на странице входа.",
      en: "Your account password was changed. If this was not you, recover your access on the sign-in page.",
    },
    email: {
      ru: "Адрес почты в вашем аккаунте изменён. Если это сделали не вы, свяжитесь с магазином.",
      en: "The e-mail address of your account was changed. If this was not you, contact the shop.",
    },
  };
  outbox.send({ kind: "email", to: email, text: text[what][language] });
}
