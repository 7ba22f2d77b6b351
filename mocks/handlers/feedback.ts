import * as z from "zod";

import { feedbackFields, type FormSettingsWire } from "~/api/schemas/feedback";
import { normalizePhone, russia } from "~/lib/phone";
import { consentErrors, knownConsents, listConsents, type Given } from "#mocks/checkout/consents";
import type { Context } from "#mocks/context";
import { countAttempt, day, hour } from "#mocks/customers/attempts";
import { textIn, type Language, type Text } from "#mocks/language";
import { filesOf, readPhotos, storePhotos } from "#mocks/orders/attachments";

import { readEmail, throwFieldErrors, wrongEmail } from "./fields";
import { requiredField, parseBody, type Answers, type Call } from "./route";

/** Messages to the shop (contract, section 3: "Forms"). */
export const feedbackAnswers = { getFormSettings: settings, sendFeedback: send } satisfies Answers;

type Option = { code: string; name: Text };

const subjects: Option[] = [
  { code: "order", name: { ru: "Вопрос о заказе", en: "A question about an order" } },
  { code: "product", name: { ru: "Вопрос о товаре", en: "A question about a product" } },
  { code: "delivery", name: { ru: "Доставка и оплата", en: "Delivery and payment" } },
  { code: "service", name: { ru: "Гарантия и сервис", en: "Warranty and service" } },
  { code: "business", name: { ru: "Сотрудничество и опт", en: "Business and wholesale" } },
  { code: "other", name: { ru: "Другое", en: "Other" } },
];
const communications: Option[] = [
  { code: "phone", name: { ru: "Позвоните мне", en: "Call me" } },
  { code: "email", name: { ru: "Напишите на почту", en: "E-mail me" } },
];

/** The consents that a message needs. */
const asked = ["processing"];

const localized = (options: Option[], language: Language) =>
  options.map(({ code, name }, index) => ({ id: index + 1, name: textIn(name, language), code }));

function settings({ db }: Context, { language }: Call): FormSettingsWire {
  const consents = listConsents(db, language, asked);
  return {
    feedback: { communication: localized(communications, language), subject: localized(subjects, language), consents },
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
    const row = db.get<{ id: number }>(
      `insert into feedback (fio, phone, email, subject, communication, comment, files, consents, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      ...[fields.fio, phone, email, fields.subject, fields.communication, fields.comment],
      ...[JSON.stringify(files), JSON.stringify(knownConsents(consents)), now().toISOString()],
    );
    const subject = subjects.find(({ code }) => code === fields.subject)?.name.ru ?? "";
    const title = `Обращение ${row?.id ?? 0}: ${subject}`;
    const from = [fields.fio, email, phone].filter(Boolean).join(", ");
    const text = `${title}. От кого: ${from}. Файлов: ${files.length}. ${fields.comment}`;
    if (shop.email !== undefined) outbox.send({ kind: "email", to: shop.email, language: "ru", subject: title, text });
    return { id: row?.id ?? 0 };
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

const texts = {
  phone: {
    ru: "Телефон с кодом страны, например +79991234567",
    en: "A phone number with its country code, such as +79991234567",
  },
  subject: { ru: "Выберите тему из списка", en: "Choose a subject from the list" },
  communication: { ru: "Выберите, как вам ответить", en: "Choose how we should reply" },
} satisfies Record<string, Text>;

function contactErrors(fields: Fields, phone: string | null): Record<string, Text> {
  const { fio, email, subject, comment, communication } = fields;
  const isPhoneNeeded = communication === "phone";
  const has = (options: Option[], code: string) => options.some((option) => option.code === code);
  return {
    ...(fio === "" ? { fio: requiredField } : {}),
    ...(readEmail(email) === null ? { email: email === "" ? requiredField : wrongEmail } : {}),
    ...(fields.phone === ""
      ? isPhoneNeeded
        ? { phone: requiredField }
        : {}
      : phone === null
        ? { phone: texts.phone }
        : {}),
    ...(has(subjects, subject) ? {} : { subject: subject === "" ? requiredField : texts.subject }),
    ...(comment === "" ? { comment: requiredField } : {}),
    ...(has(communications, communication) ? {} : { communication: texts.communication }),
  };
}
