import type { Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { atPlainPage, isIndexed, type ListingState } from "~/lib/listing-query";
import type { PageHead } from "~/lib/page-head";

import type { PageMeta } from "./page-meta";

/** The part of a visit that a description needs: the language, and a field for the contents of the document's head. */
type PageRequest = { locale: Locale; head: PageHead | null };

export type PageDescription = Pick<PageHead, "path"> &
  Partial<Omit<PageHead, "path">> & {
    /** The texts from the API or the locale files. */
    meta: { title: string; description: string };
    /** The state of a list: page, sorting and filters. */
    state?: Pick<ListingState, "page" | "sort" | "lists" | "ranges">;
    /** A public page that search engines should not index. */
    isHidden?: boolean;
  };

/**
 * Describes a public page; its loader calls this with the page's own path and texts.
 * @returns what the browser needs, for `pageMeta`
 */
export function describePage(request: PageRequest, description: PageDescription): PageMeta {
  const { path, meta, state, isHidden = false, ...rest } = description;
  const number = state?.page ?? 1;
  const title = number > 1 ? translateFor(request.locale)("titleAtPage", { title: meta.title, number }) : meta.title;
  request.head = {
    path: path + (state ? atPlainPage(state) : ""),
    title,
    description: meta.description,
    kind: "website",
    picture: null,
    crumbs: [],
    data: [],
    feed: null,
    ...rest,
  };
  const isListed = !isHidden && (!state || isIndexed(state));
  return { title, description: meta.description, ...(isListed ? {} : { robots: "noindex,follow" }) };
}
