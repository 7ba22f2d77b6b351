import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import * as z from "zod";

import type { ApiError } from "~/api/errors";
import ru from "~/i18n/locales/ru";
import { isStringKey, type Translate } from "~/i18n/translate";
import { waitText } from "~/i18n/wait";
import { isTemporaryStatus } from "~/lib/temporary-status";

import { verifyCaptcha } from "./captcha.server";
import { checkHuman, countForm } from "./human-check.server";
import {
  type AnySubmission,
  fieldNames,
  type FormConstraint,
  type FormErrors,
  readSubmission,
  replyTo,
  viaFetch,
  viaField,
} from "./reply";
import { emptyKey } from "./validate-field";

/** Parses a form with a schema whose messages are text keys. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData, t: Translate) {
  return parseWithZod<Schema, string[]>(form, {
    schema,
    formatError: (issues) =>
      issues.map(({ message, path }) =>
        textOf(message === "forms:required" ? emptyKey(String(path.at(-1) ?? "")) : message, t),
      ),
  });
}

/** Other messages are zod's own, in English, for errors that the schema does not cover. */
function textOf(message: string, t: Translate): string {
  return isStringKey(message, (area) => ru[area]) ? t(message) : t("forms:invalid");
}

/**
 * Which fields of a form are required and how long their texts may be, for `useShopForm`: the browser checks the same
 * as the schema, without zod. Formats are left out, because the shop's messages say more than those of a `pattern`.
 */
export function constraintOf(schema: z.ZodType): FormConstraint {
  // conform's `getZodConstraint` finds no lengths in this version of zod.
  return Object.fromEntries(fieldRules(z.toJSONSchema(schema, { io: "input" })));
}

/** @param prefix that of the fields of a nested object, such as `customer.` */
function fieldRules(form: z.core.JSONSchema.BaseSchema, prefix = ""): [string, FormConstraint[string]][] {
  return Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === "boolean") return [];
    if (field.properties) return fieldRules(field, `${prefix}${name}.`);
    const { minLength = 0, maxLength } = field;
    const rules = {
      ...(form.required?.includes(name) && { required: true }),
      // `required` already says that there is at least one character.
      ...(minLength > 1 && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    };
    return Object.keys(rules).length > 0 ? [[prefix + name, rules]] : [];
  });
}

/** Whether a script sent the form and stays on its page. */
export function isViaFetch(form: FormData): boolean {
  return form.get(viaField) === viaFetch;
}

/** The HTTP status of a rejection, 400 by default, and in how many seconds to retry. */
type RefusalOptions = { status?: number; retryAfter?: number | undefined };

/**
 * The answer to a rejected form. A script that stays on the page gets status 200, because browsers log any other as an
 * error.
 */
export function refuse(submission: AnySubmission, faults: FormErrors = {}, options: RefusalOptions = {}) {
  return refuseWith({}, submission, faults, options);
}

/**
 * The same with extra data for the page.
 * @param extra is merged into the answer next to `lastResult`
 */
export function refuseWith<Extra extends object>(
  extra: Extra,
  submission: AnySubmission,
  faults: FormErrors,
  { status = 400, retryAfter }: RefusalOptions = {},
) {
  // `replyTo` removes hidden fields from the payload, so read the field first.
  const isByScript = submission.payload[viaField] === viaFetch;
  return data(
    { ...extra, lastResult: replyTo(submission, faults) },
    {
      status: isByScript ? 200 : status,
      headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) },
    },
  );
}

/** The answer to a form over a rate limit: it may be sent again in `seconds`. */
export function refuseRateLimited(submission: AnySubmission, message: string, seconds: number) {
  return refuse(submission, { message }, { status: 429, retryAfter: seconds });
}

/** The answer to a form whose pictures were not processed (`readUpload`). */
export function refuseUpload(form: FormData, { message, wait }: { message: string; wait: number }) {
  const submission = readSubmission(form);
  return wait > 0 ? refuseRateLimited(submission, message, wait) : refuse(submission, { message });
}

/** Why the API rejected a form. */
export type Rejection = { error: ApiError; status: number };

/**
 * The answer to a form that the API rejected, with the API's messages. If the API failed, its status is 503; if the form
 * was sent too often, 429, with the seconds until it may be sent again.
 */
export function refuseByApi(submission: AnySubmission, rejection: Rejection, t: Translate) {
  return refuse(submission, formErrorsFromApi(submission, rejection, t), optionsByApi(rejection));
}

/** The status of the answer to a form that the API rejected, and when to send the form again. */
export function optionsByApi({ error, status }: Rejection): RefusalOptions {
  if (status === 429) return { status, retryAfter: error.retryAfter };
  return { status: isTemporaryStatus(status) ? 503 : 400, retryAfter: error.retryAfter };
}

/** How long to wait before the next try, if the API got too many and said so; otherwise the given text. */
export function waitOr(otherwise: string, { error: { retryAfter }, status }: Rejection, t: Translate): string {
  if (status !== 429 || retryAfter === undefined) return otherwise;
  return t("forms:human.often", { wait: waitText(t, retryAfter) });
}

type HumanForm = {
  /** The form's name for the bot check. */
  name: string;
  /** The customer, or the address of a guest, for the rate limit. */
  whose: string;
  request: Request;
  form: FormData;
};

/** The error response for a form that looks automated or is over the limit; otherwise null. */
export async function refuseAutomated({ name, whose, request, form }: HumanForm, t: Translate) {
  const submission = readSubmission(form);
  const fault = checkHuman(name, form);
  if (fault) return refuse(submission, { message: t(fault) });
  const captchaResult = await verifyCaptcha(request, form);
  if (captchaResult === "refused") return refuse(submission, { message: t("forms:human.captcha") });
  const wait = await countForm(captchaResult, whose);
  return wait > 0 ? refuseRateLimited(submission, t("forms:human.often", { wait: waitText(t, wait) }), wait) : null;
}

/**
 * Maps the API's errors to the form's fields. An error of a field that the form does not have becomes the message of
 * the whole form.
 * @param names the form's field names for API fields with other names
 */
export function formErrorsFromApi(
  submission: AnySubmission,
  rejection: Rejection,
  t: Translate,
  names: Record<string, string> = {},
) {
  const { fields, message } = rejection.error;
  const known = fieldNames(submission);
  const named = Object.entries(fields).map(([field, text]) => [names[field] ?? field, text] as const);
  const own = named.filter(([name]) => known.includes(name));
  const [other] = named.filter(([name]) => !known.includes(name)).map(([, text]) => text);
  return {
    fields: Object.fromEntries(own),
    message: other ?? (own.length > 0 ? null : (message ?? waitOr(t("forms:failed"), rejection, t))),
  };
}
