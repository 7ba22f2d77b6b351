import type { MetaDescriptor } from "@remix-run/react";
import { createContext } from "react";

/** The title and the named meta tags, from a page's loader; only the server knows the rest of the head. */
export type PageMeta = { title: string; description?: string | undefined; robots?: string | undefined };

/** Turns a page's title, description and robots rule into tags; the only function that does. */
export function metaTags({ title, description, robots }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}

/**
 * The `meta` of a route whose loader returns its description. Without data there is an error, and the root's `meta`
 * applies.
 */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  return data ? metaTags(data.meta) : [];
}

/**
 * On the server: the nonce by which the content security policy recognizes the shop's own scripts. Undefined in the
 * browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
