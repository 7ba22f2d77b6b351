import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import {
  about,
  contacts,
  pageList,
  pageView,
  type About,
  type Contacts,
  type PageList,
  type PageView,
} from "./schemas/pages";

/** The two shelves of plain pages: legal ones, and those that help to buy. */
export type PageKind = "content" | "information";

/**
 * Slugs and names of a kind's pages (contract: GET content/list, information/list).
 * @param limit one of `limits`, by what the list is to the page
 */
export function listPages(caller: Caller, kind: PageKind, limit: number = limits.main): Promise<Answer<PageList>> {
  return callApi(caller, { path: `/api/app/${kind}/list`, schema: pageList, limit });
}

/** A plain page with its text (contract: GET content/{slug}/view, information/{slug}/view). */
export function getPage(caller: Caller, kind: PageKind, slug: string): Promise<Answer<PageView>> {
  return callApi(caller, {
    path: `/api/app/${kind}/:slug/view`,
    params: { slug },
    schema: pageView,
    limit: limits.main,
  });
}

/** The page about the shop (contract: GET about/view). */
export function getAbout(caller: Caller): Promise<Answer<About>> {
  return callApi(caller, { path: "/api/app/about/view", schema: about, limit: limits.main });
}

/** Offices with hours and places, and the company's details (contract: GET contacts/view). */
export function getContacts(caller: Caller): Promise<Answer<Contacts>> {
  return callApi(caller, { path: "/api/app/contacts/view", schema: contacts, limit: limits.main });
}
