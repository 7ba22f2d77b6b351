import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { env } from "~/env.server";
import { readForm } from "~/forms/read-form.server";
import type { Refusal } from "~/forms/refusal";
import { stringsReady } from "~/i18n/client";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { translator } from "~/i18n/translator";
import { countryOf, countryOfText, formatPhone } from "~/lib/phone";
import { paths, signInSteps, type SignInStep } from "~/paths";
import { getCustomer } from "~/session/customer.server";
import { safeRedirect } from "~/session/safe-redirect";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { CodeStep } from "./code-step";
import { EmailStep } from "./email-step";
import { PasswordStep } from "./password-step";
import { PhoneStep } from "./phone-step";
import { RecoveryStep } from "./recovery-step";
import { steps } from "./steps.server";

export const handle: { areas: Area[] } = { areas: ["sign-in", "forms"] };

await stringsReady(handle.areas);

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("sign-in:title") }) }, { name: "robots", content: "noindex" }];
};

const noStore = { "Cache-Control": "no-store" };

export const headers = () => noStore;

function readQuery(request: Request): { step: SignInStep; redirectTo: string; token: string } {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("step");
  return {
    step: signInSteps.find((step) => step === asked) ?? "phone",
    redirectTo: safeRedirect(searchParams.get("redirectTo"), ""),
    token: searchParams.get("token") ?? "",
  };
}

/** A customer who is signed in has nothing to do here, but may set a password by the link of a letter. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { step, redirectTo, token } = readQuery(args.request);
  if (step !== "recovery-2" && (await getCustomer(visit))) {
    throw await redirectWith(visit, redirectTo || localePath(visit.locale, env.SIGNED_IN_PATH), 302);
  }
  const pending = readPending(visit);
  if (step === "code" && !pending) {
    throw await redirectWith(visit, localePath(visit.locale, paths.signIn({ step: "phone", redirectTo })), 302);
  }
  return data({ step, redirectTo, token, pending }, { headers: noStore });
}

/** The phone that waits for a code, as people write it, and for how many seconds no other can be asked for. */
function readPending(visit: Visit) {
  const pending = visit.codeRequest();
  if (!pending) return null;
  const { phone, resendAt, fault = null } = pending;
  const country = countryOfText(countryOf(null), phone);
  const wait = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
  return { phone: formatPhone(country, phone), wait, resendAt, fault };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const { step, redirectTo } = readQuery(args.request);
  // The strategy reads the body for itself.
  const request = args.request.clone();
  const form = await readForm(args.request);
  return steps[step]({ visit, form, request, redirectTo });
}

export default function SignIn() {
  const { step, redirectTo, token, pending } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const shared = { redirectTo, refusal };
  switch (step) {
    case "phone":
      return <PhoneStep {...shared} phone={pending?.phone} />;
    case "code":
      return <CodeStep {...shared} pending={pending} />;
    case "email":
      return <EmailStep {...shared} />;
    case "recovery-1":
      return <RecoveryStep {...shared} />;
    case "recovery-2":
      return <PasswordStep {...shared} token={token} />;
  }
}
