// The order of the style layers is declared there, so they come before the styles of any component.
import "./styles/tokens.css";
import "./styles/base.css";

import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, type MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";

import { stringsElementId } from "./i18n/client";
import { areas, localeFromPath, type Area } from "./i18n/config";
import { useTranslation } from "./i18n/react";
import { translator } from "./i18n/translator";
import { boot } from "./shop/page/boot";
import { errorKind } from "./shop/page/error-kind";
import { ErrorPage } from "./shop/page/error-page";
import { preloadedFonts } from "./styles/fonts";

/** The title of error pages: they have none of their own, since no `meta` of a page runs for them. */
export const meta: MetaFunction = ({ error, location }) => {
  if (error === undefined || error === null) return [];
  const t = translator(localeFromPath(location.pathname));
  return [
    { title: t("pageTitle", { title: t(`error.${errorKind(error)}Title`) }) },
    { name: "robots", content: "noindex" },
  ];
};

/** The document of every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useTranslation();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {preloadedFonts[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageStrings />
        <script dangerouslySetInnerHTML={{ __html: boot }} />
        <Scripts />
      </body>
    </html>
  );
}

/** The strings of the areas that this page shows, in its language: the browser asks for no other. */
function PageStrings() {
  const { stringsOf } = useTranslation();
  const matches = useMatches();
  let json = "";
  if (stringsOf) {
    const wanted = new Set<Area>(["common", ...matches.flatMap(({ handle }) => areasOf(handle))]);
    const strings = Object.fromEntries([...wanted].map((area) => [area, stringsOf(area)]));
    json = JSON.stringify(strings).replaceAll("<", "\\u003c");
  }
  return (
    <script
      type="application/json"
      id={stringsElementId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function areasOf(handle: unknown): Area[] {
  if (typeof handle !== "object" || handle === null || !("areas" in handle) || !Array.isArray(handle.areas)) return [];
  const named: unknown[] = handle.areas;
  return areas.filter((area) => named.includes(area));
}

/** The shop. */
export default function App() {
  return <Outlet />;
}

/** The last resort: drawn only when the frame itself fails. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
