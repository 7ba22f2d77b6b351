import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";

import { cancelOrder } from "~/api/orders.server";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders } from "~/forms/reply";
import { parseForm, refuse } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import type { Area } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";

import { CancelForm, keepInDialog } from "./request-form";
import { requestMeta, RequestPage } from "./request-page";
import {
  redirectWithNotice,
  loadRequest,
  reasonSchema,
  refuseAutomated,
  refuseRequest,
  requireAllowed,
} from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

export const meta = requestMeta("cancel");

export const headers = formHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { order, ...form } = await loadRequest(args, "cancel");
  return { id: order.id, number: order.number, ...form };
}

/** Redirects to the order if the request was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  const { visit, user, order } = await requireAllowed(args, "cancel");
  const form = await readForm(args.request);
  const submission = parseForm(reasonSchema, form, translateFor(visit.locale));
  if (submission.status !== "success") return refuse(submission);
  const rejection = await refuseAutomated({ visit, user, request: args.request, form }, "cancel");
  if (rejection) return rejection;
  const answer = await cancelOrder(visit.caller, order.id, submission.value);
  return answer.data ? redirectWithNotice(visit, "cancel", order, form) : refuseRequest(visit, order, form, answer);
}

/** When the connection fails, the form shows the error; the page must stay. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return handleLostConnection(request, () => serverAction<FormAnswer>());
}

export const shouldRevalidate = keepInDialog;

/** The form that requests a cancellation, with its reason. */
export default function CancelOrder() {
  return <RequestPage kind="cancel" data={useLoaderData<typeof loader>()} Form={CancelForm} />;
}
