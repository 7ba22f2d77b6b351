import { useMatches } from "@remix-run/react";
import clsx from "clsx";
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentPropsWithoutRef } from "react";

import type { Settings } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import type { Packed } from "~/lib/packed";
import { paths } from "~/paths";
import { CountBadge } from "~/ui/badge";
import { Icon, type IconName } from "~/ui/icon";

import styles from "./page-frame.module.css";

/** The part of the shop's settings that the frame shows; null if the API did not answer. */
export type FrameSettings =
  | (Pick<Settings, "phones" | "links"> & {
      /** The catalogue's first sections, for the footer. */
      sections: { name: string; link: string }[];
    })
  | null;

/** The settings of a frame whose API did not answer. */
export const noSettings: Packed<FrameSettings> = { json: "null" };

/** The numbers of favourites, basket lines and compared products when the page was loaded; null if unknown. */
export type FrameCounters = { favorites: number | null; basket: number | null; compared: number };

const isDocument = ({ link }: { link: string | null }) => Boolean(link?.startsWith("/content/"));

/**
 * The shop's pages for header, menu and footer, in the shop's order: without the documents, which only the footer
 * shows.
 */
export const menuLinks = (settings: Pick<Settings, "links"> | null) =>
  settings?.links.filter((page) => !isDocument(page)) ?? [];

/** The shop's documents, such as its privacy policy. */
export const documentLinks = (settings: FrameSettings) => settings?.links.filter(isDocument) ?? [];

/** The settings of the page's frame. */
export const SettingsContext = createContext<FrameSettings>(null);

/** Whether the shop has a page that not every shop has; true if the API did not answer. */
export function useHasPage(path: string): boolean {
  const settings = useContext(SettingsContext);
  return settings?.links.some(({ link }) => link === path) ?? true;
}

type LinkWithCountProps = {
  path: string;
  icon: IconName;
  label: string;
  count: number | null;
  isCurrent?: boolean;
};

/** A link with the number of items behind it, for the header and the phone's bottom bar. */
export function LinkWithCount(props: LinkWithCountProps) {
  const { path, icon, label, count, isCurrent = false } = props;
  const { t, href } = useTranslation();
  return (
    <a href={href(path)} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={icon} />
      {count ? (
        <>
          <span className="visually-hidden">{[label, t("count.products", { count })].join(", ")}</span>
          <span aria-hidden="true">{label}</span>
          <span aria-hidden="true" className={styles.badge}>
            <CountBadge count={count} />
          </span>
        </>
      ) : (
        <span>{label}</span>
      )}
    </a>
  );
}

/** The link to the comparison, for shoppers who compare something. */
export function CompareLink({ compared }: { compared: number }) {
  const { t } = useTranslation();
  return <LinkWithCount path={paths.compare()} icon="scale" label={t("header.compare")} count={compared} />;
}

/**
 * The attributes of an `a` for a link from the API: a link to the shop gets the page's language, a link to another site
 * gets `rel`, and without a link the element has no `href`.
 * @param href adds the language prefix to a path of the shop
 */
export function linkProps(
  link: string | null | undefined,
  href: (path: string) => string,
): { href?: string; rel?: string } {
  if (!link) return {};
  if (link.startsWith("/")) return { href: href(link) };
  return link.startsWith("http") ? { href: link, rel: "external noopener noreferrer" } : { href: link };
}

type ApiLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { link: string | null | undefined };

/** A link from the API; without a link, its children are rendered as they would be inside one. */
export function ApiLink({ link, children, ...rest }: ApiLinkProps) {
  const { href } = useTranslation();
  return (
    <a {...rest} {...linkProps(link, href)}>
      {children}
    </a>
  );
}

type LeavingLinkProps = ComponentPropsWithoutRef<"a"> & {
  href: string;
  /** The page's form: the result of `useKeptForm`. */
  form: string | undefined;
};

/**
 * A link that does not lose the text typed in the page's form. With JavaScript, a click is queued until the scripts that
 * keep the text have loaded. Without it, the link is a button of the form, and the answer redirects to the link's target.
 */
export function LeavingLink({ form, className, children, ...link }: LeavingLinkProps) {
  if (!form) {
    return (
      <a className={className} {...link}>
        {children}
      </a>
    );
  }
  const { href, lang, "aria-label": label, "aria-current": current } = link;
  return (
    <>
      <a className={clsx("script", className)} {...link} data-held="">
        {children}
      </a>
      <button
        className={clsx("no-script", className)}
        {...{ form, lang, "aria-label": label, "aria-current": current }}
        name="leave"
        value={href}
      >
        {children}
      </button>
    </>
  );
}

/**
 * The id of the form that is submitted when the shopper leaves the page without JavaScript: its route's
 * `handle.keptForm`.
 */
export function useKeptForm(): string | undefined {
  const ids = useMatches().flatMap(({ handle, data }) => (hasKeptForm(handle) && data ? [handle.keptForm] : []));
  return ids[0];
}

function hasKeptForm(handle: unknown): handle is { keptForm: string } {
  return typeof handle === "object" && handle !== null && "keptForm" in handle && typeof handle.keptForm === "string";
}

/**
 * The button that Enter activates in the form's fields. It is the form's first submit button in the document, so it
 * must come before those of the header. It shows the same page again and goes nowhere.
 */
export function EnterButton() {
  const form = useKeptForm();
  return form ? <button form={form} name="intent" value="recalculate" hidden tabIndex={-1} aria-hidden="true" /> : null;
}

/** A phone number to call, formatted as in the shop's settings. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <a className={className} href={telephoneUri(phone)} aria-label={[t("header.phone"), phone].join(" ")}>
      {phone}
    </a>
  );
}

/** The shop's phone numbers that are set, each with what to know about it: where it is free, and when it is answered. */
export function usePhones({ tollFree, city }: Settings["phones"]): { phone: string; note: string }[] {
  const { t } = useTranslation();
  const notes = [
    { phone: tollFree, note: t("footer.tollFree") },
    { phone: city, note: t("region") },
  ];
  return notes
    .filter(({ phone }) => phone)
    .map(({ phone, note }, index) => ({
      phone,
      note: [note, index === 0 ? t("hours") : ""].filter(Boolean).join(", "),
    }));
}

/** The URI that calls a number: `tel:` and its digits. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The shop's logo and name, a link to the home page. `onDark` is for the footer. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { t, href } = useTranslation();
  return (
    <a className={onDark ? styles.onDark : styles.logo} href={href(paths.home())} aria-label={t("header.home")}>
      <span className={styles.mark} aria-hidden="true" />
      <span className="shop-name">{t("shop")}</span>
    </a>
  );
}
