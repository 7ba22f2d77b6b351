import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  type MetaFunction,
} from "@remix-run/react";

import { env } from "~/env.server";
import { captchaSettings } from "~/forms/captcha.server";
import { readForm } from "~/forms/read-form.server";
import { formHeaders, refusalOf } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { paths, signInSteps, type SignInStep } from "~/paths";
import { returnTarget } from "~/session/safe-redirect";
import { getCustomer, getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { sendingTo, type Pending, type StepAnswer } from "~/shop/sign-in/answer";
import { Step } from "~/shop/sign-in/steps";
import { leaveOverlays } from "~/ui/back-closes";

import { readPending, wantsCaptcha } from "./send-code.server";
import { steps } from "./steps.server";

export const handle: { areas: Area[] } = { areas: ["sign-in", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("sign-in:title") }) }, { name: "robots", content: "noindex" }];
};

const noStore = { "Cache-Control": "no-store" };

export const headers = formHeaders;

/** The link in an e-mail does not contain the redirect target; the visit may know it. */
function readQuery(request: Request, visit: Visit): { step: SignInStep; redirectTo: string; token: string } {
  const { searchParams } = new URL(request.url);
  const requestedStep = searchParams.get("step");
  const step = signInSteps.find((known) => known === requestedStep) ?? "phone";
  return {
    step,
    redirectTo:
      returnTarget(searchParams.get("redirectTo"), visit.locale) ||
      (step === "recovery-2" ? returnTarget(visit.returnPath(), visit.locale) : ""),
    token: searchParams.get("token") ?? "",
  };
}

/** Redirects customers who are already signed in, except those who set a password with the link from an e-mail. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { step, redirectTo, token } = readQuery(args.request, visit);
  if (step !== "recovery-2" && (await getCustomer(visit))) {
    throw await redirectWith(visit, redirectTo || localePath(visit.locale, env.SIGNED_IN_PATH), 302);
  }
  const pending = readPending(visit);
  if (step === "code" && !pending) {
    throw await redirectWith(visit, localePath(visit.locale, paths.signIn({ step: "phone", redirectTo })), 302);
  }
  const captcha = step === "phone" && (await wantsCaptcha(args.request)) ? captchaSettings() : null;
  return data({ step, redirectTo, token, pending, captcha }, { headers: noStore });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const { step, redirectTo } = readQuery(args.request, visit);
  // The strategy reads the body itself.
  const request = args.request.clone();
  const form = await readForm(args.request);
  return steps[step]({ visit, form, request, redirectTo });
}

/**
 * When the connection fails, the form shows the error; the page must stay. When the customer is signed in, the dialog
 * leaves the history before the new page enters it, so that Back leads to the page below the dialog in one step.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await handleLostConnection(args);
  } catch (left) {
    // A redirect, or an error that replaces the page.
    await leaveOverlays();
    throw left;
  }
}

export default function SignIn() {
  const shown = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<StepAnswer>());
  const sending = usePendingCode(shown.pending);
  if (shown.step === "phone" && sending)
    return <Step {...shown} step="code" pending={sending} lastResult={undefined} />;
  return <Step {...shown} lastResult={refused?.lastResult} captcha={refused?.captcha ?? shown.captcha} />;
}

/** The code request that is being sent; null if there is none. */
function usePendingCode(before: Pending | null): Pending | null {
  const { formData } = useNavigation();
  const phone = formData?.get("phone");
  return typeof phone === "string" ? sendingTo(formData?.get("country"), phone, before) : null;
}
