import * as z from "zod";

import { editNotify, editPassword, editPerson } from "~/api/profile.server";
import { parseForm } from "~/forms/parse-form.server";
import { key, optionalText, password, requiredText, ticked } from "~/forms/schemas";
import { isEmail } from "~/lib/email";
import { shopDay } from "~/lib/shop-day";

import { judge, type Outcome, type Posted } from "./form-action.server";

const wrongBirthday = key("account:person.wrongBirthday");

/** A day of the past, after which somebody may still be alive; empty where it is not told. */
const birthday = optionalText(10).refine(
  (day) => day === "" || (z.iso.date().safeParse(day).success && day >= "1900-01-01" && day < shopDay(new Date())),
  wrongBirthday,
);

const personSchema = z.object({
  name: requiredText(100),
  secondName: optionalText(100),
  lastName: optionalText(100),
  email: optionalText().refine((text) => text === "" || isEmail(text), key("forms:email")),
  birthday,
});

/** Saves names, e-mail and birthday. */
export async function savePerson(posted: Posted): Promise<Outcome> {
  const parsed = parseForm(personSchema, posted.form, posted.t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  const { name, secondName, lastName } = parsed.data;
  const answer = await editPerson(posted.visit.caller, {
    name,
    secondName,
    lastName,
    email: parsed.data.email || null,
    birthday: parsed.data.birthday || null,
  });
  return judge(posted, answer, { part: "person", notice: "account:saved" });
}

const notifySchema = z.object({ orderSms: ticked, orderEmail: ticked, newsEmail: ticked });

/** Saves what the customer is told and how. */
export async function saveNotify(posted: Posted): Promise<Outcome> {
  const parsed = parseForm(notifySchema, posted.form, posted.t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  const answer = await editNotify(posted.visit.caller, parsed.data);
  return judge(posted, answer, { part: "notify", notice: "account:saved" });
}

const passwordSchema = z
  .object({
    oldPassword: z.string().max(128, key("forms:tooLong")).default(""),
    password,
    confirmPassword: z.string(key("forms:passwordRequired")).min(1, key("forms:passwordRequired")),
  })
  .refine((typed) => typed.password === typed.confirmPassword, {
    path: ["confirmPassword"],
    message: key("forms:passwordsDiffer"),
  });

/** Sets a new password. The API knows whether there is an old one to be asked for. */
export async function savePassword(posted: Posted): Promise<Outcome> {
  const parsed = parseForm(passwordSchema, posted.form, posted.t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  const { oldPassword, ...chosen } = parsed.data;
  const answer = await editPassword(posted.visit.caller, oldPassword ? { oldPassword, ...chosen } : chosen);
  return judge(posted, answer, { part: "password", notice: "account:password.saved" });
}
