import { data, type ActionFunctionArgs } from "@remix-run/node";

import { applyPromo, removePromo } from "~/api/basket.server";
import { unreachable } from "~/api/errors";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { whoAsks } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { longestCode, type PromoAnswer } from "./promo-answer";

/** Codes are short and can be guessed. */
const tries = makeLimiter({ name: "promo", times: 200, seconds: 600 });

/**
 * Applies the code of a posted form, or takes it off when the form says `intent=remove`. Script (`via=fetch`) gets an
 * answer as data; a plain form a redirect to the basket with a notice, or the page again with what is wrong.
 */
export async function changePromo(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const code = readCode(form);
  const isRemoval = form.get("intent") === "remove";
  // Script is answered: that is no failed request, and browsers would print one.
  const viaFetch = form.get("via") === "fetch";
  const refuse = (answer: PromoAnswer, status: number, headers = {}) =>
    data(answer, { status: viaFetch ? 200 : status, headers });

  if (!isRemoval && !code) return refuse({ ok: false, code, key: "required", text: null }, 400);
  const wait = isRemoval ? 0 : await tries.take(whoAsks(args.request));
  if (wait > 0) {
    const t = translateFor(visit.locale);
    const text = t("forms:human.often", { wait: waitText(t, wait) });
    return refuse({ ok: false, code, key: "failed", text }, 429, { "Retry-After": String(wait) });
  }
  const { error, status } = await write(visit, isRemoval ? null : code);
  if (error) {
    const key = isRemoval ? "kept" : "failed";
    return refuse({ ok: false, code, key, text: refusal(error) }, status < 500 ? 400 : 503);
  }
  if (viaFetch) return data<PromoAnswer>({ ok: true, applied: !isRemoval });
  visit.leaveNotice({ kind: "success", key: isRemoval ? "promoRemoved" : "promoApplied" });
  return redirectWith(visit, localePath(visit.locale, paths.basket()));
}

async function write(visit: Visit, code: string | null) {
  const uid = await visit.uid();
  if (!uid) return unreachable;
  return code === null ? removePromo(visit.caller, uid) : applyPromo(visit.caller, uid, code);
}

function readCode(form: FormData): string {
  const typed = form.get("code");
  return typeof typed === "string" ? typed.trim().slice(0, longestCode) : "";
}
