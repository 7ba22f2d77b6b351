import type { ActionFunctionArgs } from "@remix-run/node";

import { listProducts } from "~/api/catalog.server";
import type { ListedProduct } from "~/api/schemas/catalog";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { backTarget } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { bySection, mostOfSection, type Pressed, readCompareForm, sectionCode } from "./comparison";

/**
 * Puts a product among the compared ones or takes some out, and leads back to where that was pressed. Where its section is full,
 * the shopper is asked which product is to give way.
 */
export async function changeCompared(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const pressed = readCompareForm(form);
  if (!pressed) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const page = (query?: Parameters<typeof paths.compare>[0]) => localePath(visit.locale, paths.compare(query));
  const back = backTarget(args.request, form, page());
  if (pressed.intent === "remove") {
    visit.removeCompared(pressed.ids);
    visit.leaveNotice({ kind: "success", key: "compareRemoved" });
    return redirectWith(visit, back);
  }
  const outcome = await add(visit, pressed);
  if (outcome === "full") return redirectWith(visit, page({ replace: String(pressed.id) }));
  if ("product" in outcome) {
    visit.leaveNotice({ kind: "success", key: "compareAdded" });
    return redirectWith(visit, pressed.instead === null ? back : page());
  }
  const { message } = outcome;
  visit.leaveNotice(message ? { kind: "error", text: message } : { kind: "error", key: "failed" });
  return redirectWith(visit, back);
}

type Outcome = { product: ListedProduct } | "full" | { message: string | null };

/** Adds a product to those that are remembered, if its section has room; one that is there already becomes the latest. */
async function add(visit: Visit, { id, instead }: Extract<Pressed, { intent: "add" }>): Promise<Outcome> {
  const others = visit.compared().filter((other) => other !== id && other !== instead);
  const { data, error } = await listProducts(visit.caller, visit.knownUid, [...others, id]);
  if (error) return { message: refusal(error) };
  const product = data.products.find((one) => one.id === id);
  if (!product) return { message: null };
  const section = bySection(data.products).find(({ code }) => code === sectionCode(product));
  if (section && section.products.length > mostOfSection) return "full";
  if (instead !== null) visit.removeCompared([instead]);
  visit.addCompared(id);
  return { product };
}
