import type { MetaDescriptor } from "@remix-run/react";
import { createContext } from "react";

/** What a page's loader gives for its title and the tags by name; the rest of its head is the server's alone. */
export type PageMeta = { title: string; description?: string | undefined; robots?: string | undefined };

/** The one way in which a page's title, description and word to search engines become tags. */
export function metaTags({ title, description, robots }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}

/** The `meta` of a route whose loader gives it. Without data there is an error, and the root's `meta` has the word. */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  return data ? metaTags(data.meta) : [];
}

/** On the server: by what the page's policy knows the scripts that the shop itself has written. In the browser undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
