// These declare the order of the style layers, so they come before the styles of any component.
import "./styles/tokens.css";
import "./styles/base.css";

import { Links, Meta, Outlet, Scripts, ScrollRestoration, type MetaFunction } from "@remix-run/react";
import { useContext, type ReactNode } from "react";

import { stringsVersionId } from "./i18n/client";
import { localeFromPath } from "./i18n/config";
import { useTranslation } from "./i18n/react";
import { translator } from "./i18n/translate";
import { languageOf, languagesForBrowser } from "./lib/languages";
import { shopYear, zoneForBrowser } from "./lib/shop-day";
import { errorKind, ErrorPage } from "./shop/error/error-page";
import { metaTags, NonceContext } from "./shop/head/page-meta";
import { preloadedFonts } from "./styles/fonts";

/** The title of error pages. No `meta` of a page runs for them. */
export const meta: MetaFunction = ({ error, location }) => {
  if (error === undefined || error === null) return [];
  const t = translator(localeFromPath(location.pathname));
  return metaTags({ title: t("pageTitle", { title: t(`error.${errorKind(error)}Title`) }), robots: "noindex" });
};

/** The document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, version } = useTranslation();
  const nonce = useContext(NonceContext);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {preloadedFonts[languageOf(locale).alphabet].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <script
          type="text/plain"
          id={stringsVersionId}
          data-languages={languagesForBrowser()}
          data-zone={zoneForBrowser()}
          data-year={shopYear()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: version ?? "" }}
        />
        {import.meta.env.DEV && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** The shop. */
export default function App() {
  return <Outlet />;
}

/** Rendered only if the layout itself fails. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
