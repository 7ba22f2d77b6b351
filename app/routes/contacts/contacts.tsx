import { redirectDocument, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getContacts } from "~/api/content.server";
import { dataOrNull, mainData } from "~/api/errors";
import { getSettings } from "~/api/pages.server";
import { env } from "~/env.server";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { FailedPart } from "~/shop/deferred/failed-part";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

import styles from "./contacts.module.css";
import { knownDetails } from "./details";
import { OfficeMap } from "./office-map";
import { Offices } from "./offices";
import { Phones } from "./phones";
import { Requisites } from "./requisites";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The map needs a policy of its own, which comes with a document: where there is a map, the way here from another page is none
 * for the router. What is asked for on the page itself brings no policy and needs none.
 */
function leadToDocument(request: Request, wantsPage: boolean): void {
  if (!env.MAPS_KEY || wantsPage) return;
  const { pathname, search } = new URL(request.url);
  const referer = request.headers.get("Referer") ?? "";
  if (URL.canParse(referer) && new URL(referer).pathname === pathname) return;
  throw redirectDocument(pathname + search, { headers: { "Cache-Control": "no-store" } });
}

/** Offices and details are what matters; the common phones may stay away. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  leadToDocument(args.request, visit.wantsPage);
  const [contacts, settings] = await Promise.all([
    getContacts(visit.caller),
    visit.share("settings", () => getSettings(visit.caller)).then(dataOrNull),
  ]);
  const { offices, requisites, meta } = mainData(contacts);
  const crumbs = [{ name: translateFor(visit.locale)("content:contacts.title") }];
  const described = describePage(visit, { path: paths.contacts(), meta, crumbs });
  return {
    meta: { h1: meta.h1, ...described },
    offices,
    details: knownDetails(requisites),
    mapKey: env.MAPS_KEY,
    common: settings && { phones: settings.phones, email: settings.email, social: settings.social },
  };
}

export default function ContactsPage() {
  const { t } = useTranslation();
  const { meta, offices, details, mapKey, common } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("content:contacts.title") }]} />
      <h1>{meta.h1}</h1>
      <div className={styles.columns}>
        {common ? <Phones {...common} /> : <FailedPart title={t("error.part")} />}
        <Offices offices={offices} />
      </div>
      {mapKey && offices.length > 0 && <OfficeMap offices={offices} mapKey={mapKey} />}
      {details.length > 0 && <Requisites details={details} />}
    </>
  );
}
