import type { AnchorHTMLAttributes } from "react";

import { useTranslation } from "~/i18n/react";

/**
 * The attributes of an `a` for a link that the API sent: one of the shop gets the page's language, one of another site says
 * so, and where there is none the element leads nowhere.
 * @param href puts the language before a path of the shop
 */
export function linkProps(
  link: string | null | undefined,
  href: (path: string) => string,
): { href?: string; rel?: string } {
  if (!link) return {};
  if (link.startsWith("/")) return { href: href(link) };
  return link.startsWith("http") ? { href: link, rel: "external noopener noreferrer" } : { href: link };
}

type SentLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { link: string | null | undefined };

/** A link that the API sent; without one what it holds is shown as it would be within a link. */
export function SentLink({ link, children, ...rest }: SentLinkProps) {
  const { href } = useTranslation();
  return (
    <a {...rest} {...linkProps(link, href)}>
      {children}
    </a>
  );
}
