import { localePath } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { textIn, type Language } from "#mocks/language";

import { hour } from "./attempts";
import { makeEmailChange, makeEmailToken } from "./email-tokens";

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
  const subject = {
    ru: `Регистрация в магазине «${base.shop.name.ru}»`,
    en: `Your registration at ${base.shop.name.en}`,
  };
  const expiresAt = new Date(base.now().getTime() + 24 * hour);
  const texts = { subject: textIn(subject, language), text: textIn(text, language) };
  base.outbox.send({ kind: "email", to: email, language, ...texts, link, expiresAt });
}

/** Sends a recovery link to somebody who registers again; the call's response is the same as for a new address. */
export function sendAlreadyRegistered(base: Base, to: To): void {
  sendRecoveryLink(base, to, (link, code) => ({
    ru: `У вас уже есть аккаунт. Если забыли пароль, задайте новый по ссылке ${link} или введите код ${code}. Они действуют один час.`,
    en: `You already have an account. If you have forgotten your password, set a new one at ${link} or enter the code ${code}. They are valid for an hour.`,
  }));
}

/** Sends the link and the code for setting a new password. */
export function sendRecovery(base: Base, to: To): void {
  sendRecoveryLink(base, to, (link, code) => ({
    ru: `Чтобы задать новый пароль, откройте ссылку ${link} или введите код ${code}. Они действуют один час. Если вы этого не просили, ничего делать не нужно.`,
    en: `To set a new password, open ${link} or enter the code ${code}. They are valid for an hour. If you did not request this, ignore this e-mail.`,
  }));
}

type Write = (link: string, code: string) => Record<Language, string>;

function sendRecoveryLink(base: Base, { email, language }: To, write: Write): void {
  const { token, code } = makeEmailToken(base, "recovery", email);
  const link = address(base, language, `/sign-in?step=recovery-2&token=${token}`);
  const subject = {
    ru: `Доступ в аккаунт магазина «${base.shop.name.ru}»`,
    en: `Access to your ${base.shop.name.en} account`,
  };
  const expiresAt = new Date(base.now().getTime() + hour);
  const texts = { subject: textIn(subject, language), text: textIn(write(link, code ?? ""), language) };
  base.outbox.send({ kind: "email", to: email, language, ...texts, link, code, expiresAt });
}

/** Sends the link that confirms a customer's new e-mail address. */
export function sendEmailChange(base: Base, { email, language }: To, customerId: number): void {
  const link = address(base, language, `/confirm-email?token=${makeEmailChange(base, customerId, email)}`);
  const name = textIn(base.shop.name, language);
  const text = {
    ru: `Этот адрес указали в аккаунте магазина «${name}». Откройте ссылку и подтвердите его: ${link}. Она действует сутки. Если это были не вы, ничего делать не нужно.`,
    en: `This address was entered in an account at ${name}. Open the link and confirm it: ${link}. It is valid for a day. If this was not you, ignore this e-mail.`,
  };
  const subject = { ru: `Подтвердите почту для магазина «${name}»`, en: `Confirm your e-mail address for ${name}` };
  const expiresAt = new Date(base.now().getTime() + 24 * hour);
  const texts = { subject: textIn(subject, language), text: textIn(text, language) };
  base.outbox.send({ kind: "email", to: email, language, ...texts, link, expiresAt });
}

function address({ siteUrl }: Base, language: Language, path: string): string {
  return siteUrl + localePath(language, path);
}

/** Notifies the old phone, if there is one, that the account has another one now, and the new phone of the account. */
export function sendPhoneNotices(
  { outbox, shop }: Base,
  { from, to, language }: { from: string | null; to: string; language: Language },
): void {
  const old = {
    ru: `Телефон в вашем аккаунте магазина «${shop.name.ru}» изменён. Если это сделали не вы, свяжитесь с магазином.`,
    en: `The phone number of your ${shop.name.en} account was changed. If this was not you, contact the shop.`,
  };
  const fresh = {
    ru: `Этот телефон теперь указан в вашем аккаунте магазина «${shop.name.ru}».`,
    en: `This is now the phone number of your ${shop.name.en} account.`,
  };
  if (from !== null) outbox.send({ kind: "sms", to: from, language, text: textIn(old, language) });
  outbox.send({ kind: "sms", to, language, text: textIn(fresh, language) });
}

const securityTexts = {
  password: {
    ru: "Пароль вашего аккаунта изменён. Если это сделали не вы, восстановите доступ на странице входа.",
    en: "Your account password was changed. If this was not you, recover your access on the sign-in page.",
  },
  oldEmail: {
    ru: "Адрес почты в вашем аккаунте изменён. Если это сделали не вы, свяжитесь с магазином.",
    en: "The e-mail address of your account was changed. If this was not you, contact the shop.",
  },
  newEmail: {
    ru: "Этот адрес почты теперь указан в вашем аккаунте: с ним можно войти и получать письма о заказах.",
    en: "This is now the e-mail address of your account: use it to sign in and to receive e-mails about your orders.",
  },
};

const securitySubjects = {
  password: { ru: "Пароль изменён", en: "Your password was changed" },
  oldEmail: { ru: "Адрес почты изменён", en: "Your e-mail address was changed" },
  newEmail: { ru: "Адрес почты изменён", en: "Your e-mail address was changed" },
};

/** Notifies an address that the account's password was changed, or that the account has or no longer has this address. */
export function sendSecurityNotice(
  { outbox }: Pick<Base, "outbox">,
  { email, language }: To,
  what: keyof typeof securityTexts,
): void {
  const texts = { subject: textIn(securitySubjects[what], language), text: textIn(securityTexts[what], language) };
  outbox.send({ kind: "email", to: email, language, ...texts });
}
