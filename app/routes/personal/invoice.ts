import { createHash } from "node:crypto";

import type { LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { getInvoice } from "~/api/orders.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { documentResponse, strictPolicy } from "~/server/security-headers.server";
import { openVisit } from "~/session/open-visit.server";
import { requireCustomer } from "~/session/visit.server";
import { orderIdOf } from "~/shop/order/order-text";

/**
 * Passes on the invoice of a customer's order from the API. The URL serves a file, so errors appear on a plain page.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await fetchInvoice(args);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status >= 400) return invoiceError(args, thrown.status);
    throw thrown;
  }
}

/** @throws as `requireCustomer`; 404 for an unknown order or another customer's; 503 if the API does not answer */
async function fetchInvoice(args: LoaderFunctionArgs): Promise<Response> {
  const { visit } = await requireCustomer(args);
  const id = orderIdOf(args.params);
  if (id === null) throw new Response(null, { status: 404 });
  const file = mainData(await getInvoice(visit.caller, id));
  const response = documentResponse(file, `invoice-${id}`);
  await visit.commit(response.headers);
  return response;
}

const style =
  ":root{color-scheme:light dark}body{margin:0 auto;max-width:40rem;padding:3rem 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}a{display:inline-block;padding:.75rem 0;color:inherit}";

/**
 * A short page that says why there is no invoice: a URL that serves a file cannot render the shop's pages.
 * @param status 404 for an unknown order, otherwise the API's error
 */
async function invoiceError(args: LoaderFunctionArgs, status: number): Promise<Response> {
  const visit = await openVisit(args);
  const t = translateFor(visit.locale);
  const kind = status === 404 ? "notFound" : "unavailable";
  const id = orderIdOf(args.params);
  const isOwn = kind === "unavailable" && id !== null;
  const back = localePath(visit.locale, isOwn ? paths.personalOrder(id) : paths.personalHistory());
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `${strictPolicy}; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "Cache-Control": "no-store",
    ...(kind === "unavailable" ? { "Retry-After": "30" } : {}),
  });
  await visit.commit(headers);
  const title = t(`error.${kind}Title`);
  const link = t(isOwn ? "personal:order.toOrder" : "personal:nav.history");
  const body = `<!doctype html>
<html lang="${visit.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("pageTitle", { title })}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${t(`error.${kind}Text`)}</p>
<a href="${back}">${link}</a>
</body>
</html>
`;
  return new Response(body, { status: kind === "notFound" ? 404 : 503, headers });
}
