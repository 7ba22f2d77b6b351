import * as z from "zod";

import { feedbackFields, type FormSettingsWire } from "~/api/schemas/feedback";
import { firstLanguage } from "~/lib/languages";
import { normalizePhone, russia } from "~/lib/phone";
import { consentErrors, knownConsents, listConsents, type Given } from "#mocks/checkout/consents";
import type { Context } from "#mocks/context";
import { countAttempt, day, hour } from "#mocks/customers/attempts";
import { nameOf, say, type Language, type Text } from "#mocks/language";
import { filesOf, readPhotos, storePhotos } from "#mocks/orders/attachments";

import { readEmail, throwFieldErrors } from "./fields";
import { parseBody, type Answers, type Call } from "./route";

/** Messages to the shop (contract, section 3: "Forms"). */
export const feedbackAnswers = { getFormSettings: settings, sendFeedback: send } satisfies Answers;

const subjects = ["order", "product", "delivery", "service", "business", "other"] as const;
const communications = ["phone", "email"] as const;

/** The consents that a message needs. */
const asked = ["processing"];

const localized = (group: "subject" | "communication", codes: readonly string[], language: Language) =>
  codes.map((code, index) => ({ id: index + 1, name: nameOf(group, code, language), code }));

function settings({ db }: Context, { language }: Call): FormSettingsWire {
  const consents = listConsents(db, language, asked);
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

/** Checks everything before storing files. A sender who wants a phone call must give a number. */
async function send(context: Context, call: Call): Promise<{ id: number }> {
  const form = call.body instanceof FormData ? call.body : new FormData();
  const fields = parseBody(readFields(form), feedbackFields);
  const consents = readConsents(form.get("consents"));
  const photos = await readPhotos(filesOf(form, "files[]"));
  const email = readEmail(fields.email) ?? "";
  const phone = normalizePhone(russia, fields.phone);
  throwFieldErrors({
    ...contactErrors(fields, phone),
    ...consentErrors(context.db, consents, asked),
    ...("error" in photos ? { files: photos.error } : {}),
  });
  countAttempt(context, `feedback:${email}`, ...perSender);
  const files = "photos" in photos ? await storePhotos(context.saveFile, photos.photos) : [];
  const { db, now, outbox, shop } = context;
  return db.transaction(() => {
    const { fio, subject: topic, communication, comment } = fields;
    const id = db.insert("feedback", {
      ...{ fio, phone, email, subject: topic, communication, comment, files },
      consents: knownConsents(consents),
      createdAt: now().toISOString(),
    });
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

function readFields(form: FormData): Record<keyof Fields, string> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    ...{ fio: text("fio"), phone: text("phone"), email: text("email"), subject: text("subject") },
    ...{ comment: text("comment"), communication: text("communication") },
  };
}

const givenConsents = z.array(z.object({ code: z.string().max(50), version: z.string().max(50) })).max(20);

/** The form's consents; none if they cannot be parsed, which is reported as missing. */
function readConsents(part: FormDataEntryValue | null): Given[] {
  try {
    const read = givenConsents.safeParse(JSON.parse(typeof part === "string" ? part : "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function contactErrors(fields: Fields, phone: string | null): Record<string, Text> {
  const { fio, email, subject, comment, communication } = fields;
  const isPhoneNeeded = communication === "phone";
  const has = (codes: readonly string[], code: string) => codes.includes(code);
  return {
    ...(fio === "" ? { fio: "field.required" } : {}),
    ...(readEmail(email) === null ? { email: email === "" ? "field.required" : "field.email" } : {}),
    ...(fields.phone === ""
      ? isPhoneNeeded
        ? { phone: "field.required" }
        : {}
      : phone === null
        ? { phone: "field.phone" }
        : {}),
    ...(has(subjects, subject) ? {} : { subject: subject === "" ? "field.required" : "field.subject" }),
    ...(comment === "" ? { comment: "field.required" } : {}),
    ...(has(communications, communication) ? {} : { communication: "field.communication" }),
  };
}
