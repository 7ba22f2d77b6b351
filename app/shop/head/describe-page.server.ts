import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import { localeFromPath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { atPlainPage, isIndexed, type ListingState } from "~/lib/listing-query";
import type { PageHead } from "~/lib/page-head";

import type { PageMeta } from "./page-meta";

type PageDescription = Pick<PageHead, "path"> &
  Partial<Omit<PageHead, "path">> & {
    /** The texts from the API or the locale files. */
    meta: { title: string; description: string };
    /** The state of a list: page, sorting and filters. */
    state?: Pick<ListingState, "page" | "sort" | "lists" | "ranges">;
    /** A public page that search engines should not index. */
    isHidden?: boolean;
  };

/** Remix creates one load context per request. */
const heads = new WeakMap<AppLoadContext, PageHead>();

/** The metadata for search engines and link previews; null if the request's page has not been described. */
export function headOf(context: AppLoadContext): PageHead | null {
  return heads.get(context) ?? null;
}

/**
 * Describes a public page; its loader calls this with its arguments and the page's own path and texts.
 * @returns what the browser needs, for `pageMeta`; the server gets the rest from `headOf`
 */
export function describePage(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  description: PageDescription,
): PageMeta {
  const { path, meta, state, isHidden = false, ...rest } = description;
  const number = state?.page ?? 1;
  const t = translateFor(localeFromPath(new URL(request.url).pathname));
  const title = number > 1 ? t("titleAtPage", { title: meta.title, number }) : meta.title;
  heads.set(context, {
    path: path + (state ? atPlainPage(state) : ""),
    title,
    description: meta.description,
    kind: "website",
    picture: null,
    crumbs: [],
    data: [],
    feed: null,
    ...rest,
  });
  const isListed = !isHidden && (!state || isIndexed(state));
  return { title, description: meta.description, ...(isListed ? {} : { robots: "noindex,follow" }) };
}
