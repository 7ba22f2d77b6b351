import { createContext, useContext, type HTMLAttributes, type ReactNode } from "react";

/** Returns HTML that stands for an element's content; renders the content only if it is not in the cache. */
export type FragmentCache = (data: FragmentData, content: ReactNode) => string;

/** Everything that a content is rendered from, except the language. The name distinguishes it from other uses. */
export type FragmentData = readonly [name: string, ...data: unknown[]];

/** Set only on the server (`app/shop/frame/fragment-cache.server.tsx`): the browser needs elements, not HTML. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

type CachedFragmentProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: "div" | "li" | "ol" | "section" | "ul";
  /** Null for content that only this visitor sees: it is not cached. */
  data: FragmentData | null;
  /** Must not read a context except the language and the colours of labels, or call `useId`. */
  children: ReactNode;
};

/** An element whose content is the same for most visitors: the server renders it once for the same data. */
export function CachedFragment({ as: Root, data, children, ...attributes }: CachedFragmentProps) {
  const cache = useContext(FragmentCacheContext);
  // The cache renders within a rendering, which React allows if the component calls no hook afterwards.
  if (cache && data) return <Root {...attributes} dangerouslySetInnerHTML={{ __html: cache(data, children) }} />;
  return <Root {...attributes}>{children}</Root>;
}
