import type * as z from "zod";

import { orderBody } from "~/api/schemas/checkout";
import { feedbackFields, type FormSettingsWire } from "~/api/schemas/feedback";
import { firstLanguage } from "~/lib/languages";
import { normalizePhone, russia } from "~/lib/phone";
import { consentErrors, knownConsents, listConsents } from "#mocks/checkout/consents";
import type { Context } from "#mocks/context";
import { countAttempt } from "#mocks/customers/attempts";
import { day, hour } from "#mocks/dates";
import type { StoredFile } from "#mocks/db/queries/order-requests";
import { nameOf, say, type Language } from "#mocks/language";
import { filesOf, formOf, readPhotos, storePhotos, textsOf } from "#mocks/orders/attachments";

import { json, readEmail, required, throwFieldErrors, type FieldErrors } from "./fields";
import { parseBody, type Answers, type Call } from "./route";

/** Messages to the shop (contract, section 3: "Forms"). */
export const feedbackAnswers = { getFormSettings: settings, sendFeedback: send } satisfies Answers;

const subjects = ["order", "product", "delivery", "service", "business", "other"] as const;
const communications = ["phone", "email"] as const;

/** The consents that a message needs. */
const requiredConsents = ["processing"];

const localized = (group: "subject" | "communication", codes: readonly string[], language: Language) =>
  codes.map((code, index) => ({ id: index + 1, name: nameOf(group, code, language), code }));

function settings({ db }: Context, { language }: Call): FormSettingsWire {
  const consents = listConsents(db, language, requiredConsents);
  return {
    feedback: {
      communication: localized("communication", communications, language),
      subject: localized("subject", subjects, language),
      consents,
    },
  };
}

const perSender = [
  { max: 10, within: hour },
  { max: 30, within: day },
] as const;

/** Consents that cannot be read are reported as missing. */
const givenConsents = json.pipe(orderBody.shape.consents).catch([]);

/** Checks everything before storing files. A sender who wants a phone call must give a number. */
async function send(context: Context, call: Call): Promise<{ id: number }> {
  const form = formOf(call.body);
  const names = ["fio", "phone", "email", "subject", "comment", "communication"] as const;
  const fields = parseBody(textsOf(form, names), feedbackFields);
  const consents = givenConsents.parse(form.get("consents"));
  const { photos, error } = await readPhotos(filesOf(form, "files[]"));
  const email = readEmail(fields.email) ?? "";
  const phone = normalizePhone(russia, fields.phone);
  throwFieldErrors({
    ...contactErrors(fields, phone),
    ...consentErrors(context.db, consents, requiredConsents),
    files: error,
  });
  countAttempt(context, `feedback:${email}`, ...perSender);
  return storePhotos(context, photos, (files) =>
    write(context, { ...fields, email, phone, consents: knownConsents(consents), files }),
  );
}

type Message = Omit<Fields, "phone"> & { phone: string | null; consents: object; files: StoredFile[] };

function write({ db, now, outbox, shop }: Context, message: Message): { id: number } {
  return db.transaction(() => {
    const id = db.insert("feedback", { ...message, createdAt: now().toISOString() });
    const { fio, email, phone, subject: topic, comment, files } = message;
    const language = firstLanguage();
    const from = [fio, email, phone].filter(Boolean).join(", ");
    const about = { id, subject: nameOf("subject", topic, language), from, files: files.length };
    const subject = say(["feedback.subject", about], language);
    const text = say(["feedback.text", { ...about, comment }], language);
    if (shop.email !== undefined) outbox.send({ kind: "email", to: shop.email, language, subject, text });
    return { id };
  });
}

type Fields = z.infer<typeof feedbackFields>;

function contactErrors(fields: Fields, phone: string | null): FieldErrors {
  const { fio, email, subject, comment, communication } = fields;
  const has = (codes: readonly string[], code: string) => codes.includes(code);
  const isPhoneWrong = phone === null && (fields.phone !== "" || communication === "phone");
  return {
    fio: required(fio),
    email: readEmail(email) === null && required(email, "field.email"),
    phone: isPhoneWrong && required(fields.phone, "field.phone"),
    subject: !has(subjects, subject) && required(subject, "field.subject"),
    comment: required(comment),
    communication: !has(communications, communication) && "field.communication",
  };
}
