import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";

import { getSettings } from "~/api/content.server";
import { dataOrNull } from "~/api/errors";
import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { inLanguage } from "~/lib/languages";
import { pack } from "~/lib/packed";
import { hasDarkTheme } from "~/server/brand.server";
import { shop } from "~/server/shop-folder.server";
import { redirectToCanonicalAddress } from "~/session/not-found.server";
import { openVisit } from "~/session/open-visit.server";
import { readTheme } from "~/session/theme.server";
import { shareBasket, shareFavoriteIds } from "~/session/visitor-data.server";
import { Enhancements } from "~/shop/client/enhancements";
import { FailedPart } from "~/shop/deferred/deferred";
import { ErrorPage } from "~/shop/error/error-page";
import { frameSettings } from "~/shop/frame/frame-settings.server";
import { noSettings } from "~/shop/frame/links";
import { PageFrame } from "~/shop/frame/page-frame";
import { adoptLoaded } from "~/shop/shopper/changes";
import { revalidateFrame, ShopperSync } from "~/shop/shopper/sync";
import type { DemoCustomer } from "~/shop/sign-in/demo-customers";
import { useBrowserLayoutEffect } from "~/ui/hydration";

const noCounters = { favorites: null, basket: null, compared: 0 };

/** Passes on headers of a page's error, such as Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

/**
 * The frame's data. None of it is critical: if the API does not answer, that part of the frame stays empty. The sign-in
 * pages use this frame too, so the loader is open to guests even if the shop is not.
 */
export async function loader(args: LoaderFunctionArgs) {
  redirectToCanonicalAddress(args.request, args.params);
  const visit = await openVisit(args);
  // A new visitor's basket is empty. `visit.uid()` makes sure that the response sets the uid cookie.
  const { knownUid, caller } = visit;
  const [settings, favorites, basket] = await Promise.all([
    visit.share("settings", () => getSettings(caller)).then(dataOrNull),
    knownUid ? shareFavoriteIds(visit).then(({ data }) => data?.list.length ?? null) : 0,
    knownUid ? shareBasket(visit, args.request).then(({ data }) => data?.list.length ?? null) : 0,
    visit.uid(),
  ]);
  const notice = visit.consumeNotice();
  return {
    settings: pack(settings && frameSettings(settings)),
    counters: { favorites, basket, compared: visit.compared().length },
    compared: visit.compared(),
    // A notice with `at` belongs to a part of the page, which shows it itself.
    notice: notice?.at === undefined ? notice : null,
    signedIn: visit.caller.token !== null,
    theme: hasDarkTheme ? readTheme(args.request) : null,
    ...(env.METRIKA_ID ? { counted: true } : {}),
    ...(shop.demo && visit.caller.token === null && { demo: demoCustomers(shop.demo, visit.locale) }),
  };
}

const demoCustomers = ({ customers }: NonNullable<typeof shop.demo>, locale: Locale): DemoCustomer[] =>
  customers.map((customer) => ({ ...customer, name: inLanguage(customer.name, locale) }));

export const shouldRevalidate = revalidateFrame;

export default function Frame() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const { settings, counters } = loaded;
  const isWhole = settings.json !== noSettings.json && counters.favorites !== null && counters.basket !== null;
  return (
    <Framed loaded={loaded}>
      <Outlet />
      {!isWhole && <FailedPart className="section no-print" title={t("error.frame")} />}
    </Framed>
  );
}

function Framed({
  loaded,
  children,
}: {
  loaded: ReturnType<typeof useLoaderData<typeof loader>>;
  children: React.ReactNode;
}) {
  // A layout effect: a click queued before hydration is applied right after the commit, on top of these values.
  useBrowserLayoutEffect(() => adoptLoaded(loaded.counters), [loaded]);
  return (
    <PageFrame {...loaded}>
      {children}
      <Enhancements signedIn={loaded.signedIn} />
      <ShopperSync />
    </PageFrame>
  );
}

/** Keeps the header and footer around an error page. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/layout");
  return (
    <Framed
      loaded={
        loaded ?? {
          settings: noSettings,
          counters: noCounters,
          compared: [],
          notice: null,
          signedIn: false,
          theme: null,
        }
      }
    >
      <ErrorPage />
    </Framed>
  );
}
