import type { LoaderFunctionArgs } from "@remix-run/node";

import { getProduct } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Product } from "~/api/schemas/catalog";
import { verifyCaptcha } from "~/forms/captcha.server";
import { checkHuman, countForm } from "~/forms/human-check.server";
import { readSubmission } from "~/forms/reply";
import { refuse, refuseRateLimited } from "~/forms/submission.server";
import type { Translate } from "~/i18n/translate";
import { waitText } from "~/i18n/wait";
import { throwNotFound } from "~/session/not-found.server";
import type { Visit } from "~/session/visit.server";

/** The product that a form is about, as its page shows it. */
export type FormProduct = Pick<Product, "code" | "name" | "picture" | "path">;

/** Loads the product that a form is about; throws 404 if it does not exist. */
export async function loadFormProduct(args: LoaderFunctionArgs, visit: Visit): Promise<FormProduct> {
  const answer = await getProduct(visit.caller, visit.knownUid, args.params.slug ?? "");
  if (answer.status === 404) return throwNotFound(args);
  const { code, name, picture, path } = mainData(answer).product;
  return { code, name, picture, path };
}

type Posted = {
  /** The form's name for the bot check. */
  name: string;
  /** The customer, or the address of a guest, for the rate limit. */
  whose: string;
  request: Request;
  form: FormData;
};

/** The error response for a form that looks automated or is over the limit; otherwise null. */
export async function refuseAutomated({ name, whose, request, form }: Posted, t: Translate) {
  const submission = readSubmission(form);
  const fault = checkHuman(name, form);
  if (fault) return refuse(submission, { message: t(fault) });
  const captchaResult = await verifyCaptcha(request, form);
  if (captchaResult === "refused") return refuse(submission, { message: t("forms:human.captcha") });
  const wait = await countForm(captchaResult, whose);
  return wait > 0 ? refuseRateLimited(submission, t("forms:human.often", { wait: waitText(t, wait) }), wait) : null;
}
