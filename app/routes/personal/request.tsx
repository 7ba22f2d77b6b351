import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";

import { cancelOrder, refundOrder } from "~/api/orders.server";
import { readForm } from "~/forms/read-form.server";
import { readUpload } from "~/forms/read-upload.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { parseForm, refuse, refuseAutomated, refuseUpload } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import { type Area, barePath, localeFromPath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { loadForDialog } from "~/shop/dialog/dialog-data";
import { keepText } from "~/shop/error/kept-form.server";
import { orderNumber } from "~/shop/order/order-text";
import { revalidateUnlessSmallForm } from "~/shop/shopper/sync";

import { PersonalPage } from "./personal-page";
import { keptOf, readRefundItems } from "./refund-items-field";
import { CancelForm, RefundForm, type Sending } from "./request-form";
import { endRequest, humanForms, loadRequest, reasonSchema, type RequestKind, requireAllowed } from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

const titles = { cancel: "personal:request.cancelTitle", refund: "personal:request.refundTitle" } as const;

/** A title with the order's number, and `noindex`. */
export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t(titles[kindOf(location.pathname)], { number: orderNumber(data?.number ?? "") });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

/** A cancellation and a refund share the page and have a URL each. */
export async function loader(args: LoaderFunctionArgs) {
  const kind = kindOf(new URL(args.request.url).pathname);
  const { order, ...form } = await loadRequest(args, kind);
  return {
    kind,
    id: order.id,
    number: order.number,
    ...(kind === "refund" && { items: keptOf(order.items) }),
    ...form,
  };
}

/** Redirects to the order if the request was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  await keepText(args);
  return kindOf(new URL(args.request.url).pathname) === "refund" ? refund(args) : cancel(args);
}

export const clientLoader = loadForDialog;

export const clientAction = handleLostConnection;

/**
 * Skips reloading the request's data while its form is open in a dialog: after the request is sent, the order allows no
 * second one, and the loader would redirect away from the page.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  /\/(cancel|refund)$/.test(barePath(args.currentUrl.pathname)) && revalidateUnlessSmallForm(args);

/** The form that requests a cancellation or a refund, with the errors of the last try. */
export default function OrderRequest() {
  const { t, href } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const { kind, id } = data;
  const refused = refusalOf(useActionData<FormAnswer>());
  const sending = usePageSending(href(paths.orderRequest(id, kind)));
  const number = orderNumber(data.number);
  const Form = kind === "cancel" ? CancelForm : RefundForm;
  return (
    <PersonalPage
      title={t(titles[kind], { number })}
      back={{ name: t("personal:order.title", { number }), path: paths.personalOrder(id) }}
    >
      <Form data={data} lastResult={refused?.lastResult} sending={sending} />
    </PersonalPage>
  );
}

/** How a page submits the form: through the router, in place, so errors appear without a document load. */
function usePageSending(action: string): Sending {
  const navigation = useNavigation();
  return { isBusy: navigation.state !== "idle" && navigation.formAction === action };
}

/** Paths match their routes in any case. */
function kindOf(pathname: string): RequestKind {
  return /\/refund\/?$/i.test(pathname) ? "refund" : "cancel";
}

async function cancel(args: ActionFunctionArgs) {
  const { visit, user, order } = await requireAllowed(args, "cancel");
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(reasonSchema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const whose = `customer ${user.id}`;
  const rejection = await refuseAutomated({ name: humanForms.cancel, whose, request: args.request, form }, t);
  if (rejection) return rejection;
  const answer = await cancelOrder(visit.caller, order.id, submission.value);
  return endRequest("cancel", { visit, order, form, answer });
}

async function refund(args: ActionFunctionArgs) {
  // Checked before reading the files: only customers may upload that much.
  const { visit, user, order } = await requireAllowed(args, "refund");
  const t = translateFor(visit.locale);
  const whose = `customer ${user.id}`;
  const upload = { form: humanForms.refund, field: "files", whose };
  const { form, files, error: filesError, refusal } = await readUpload(args.request, upload, t);
  if (refusal) return refuseUpload(form, refusal);
  const submission = parseForm(reasonSchema, form, t);
  const chosen = readRefundItems(form, keptOf(order.items), t);
  if (submission.status !== "success" || !chosen.ok || filesError) {
    const faults = { ...(!chosen.ok && chosen.errors), ...(filesError && { files: filesError }) };
    return refuse(submission, { fields: faults });
  }
  const rejection = await refuseAutomated({ name: humanForms.refund, whose, request: args.request, form }, t);
  if (rejection) return rejection;
  const answer = await refundOrder(visit.caller, order.id, { ...submission.value, items: chosen.items, files });
  return endRequest("refund", { visit, order, form, answer });
}
