import { type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import clsx from "clsx";

import { getContacts, getSettings } from "~/api/content.server";
import { dataOrNull, mainData } from "~/api/errors";
import type { Office, Settings } from "~/api/schemas/pages";
import { env } from "~/env.server";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { isDocumentRequest } from "~/server/data-request.server";
import { getVisit } from "~/session/visit.server";
import { FailedPart } from "~/shop/deferred/deferred";
import { PhoneLink, ApiLink, usePhones } from "~/shop/frame/links";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

import styles from "./contacts.module.css";
import { OfficeMap } from "./office-map";
import writeStyles from "./write.module.css";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The map needs its own Content-Security-Policy, which only a document can set. If a map is configured, a client-side
 * navigation to this page therefore becomes a document load. Requests from the page itself need no new policy.
 */
function redirectToDocument(request: Request): void {
  if (!env.MAPS_KEY || isDocumentRequest(request)) return;
  const { pathname, search } = new URL(request.url);
  const referer = request.headers.get("Referer") ?? "";
  if (URL.canParse(referer) && new URL(referer).pathname === pathname) return;
  throw redirectDocument(pathname + search, { headers: { "Cache-Control": "no-store" } });
}

/** Offices and company details are critical; the common phone numbers may be missing. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  redirectToDocument(args.request);
  const [contacts, settings] = await Promise.all([
    getContacts(visit.caller),
    visit.share("settings", () => getSettings(visit.caller)).then(dataOrNull),
  ]);
  const { offices, requisites, meta } = mainData(contacts);
  const crumbs = [{ name: translateFor(visit.locale)("content:contacts.title") }];
  const described = describePage(args, { path: paths.contacts(), meta, crumbs });
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
  const hasMap = Boolean(mapKey) && offices.length > 0;
  // The interactive map shows all offices; without it, each office has a drawn one.
  const hasSchemes = !hasMap && offices.some(({ scheme }) => scheme);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("content:contacts.title") }]} />
      <h1>{meta.h1}</h1>
      <div className={clsx(styles.columns, hasSchemes && styles.withSchemes)}>
        <div className={styles.first}>
          {common ? <Phones {...common} /> : <FailedPart title={t("error.part")} />}
          <Offices offices={offices} hasSchemes={hasSchemes} />
          <Write email={common?.email ?? ""} social={common?.social ?? []} />
        </div>
        <div>
          {mapKey && hasMap && <OfficeMap offices={offices} mapKey={mapKey} />}
          {details.length > 0 && <Requisites details={details} />}
        </div>
      </div>
    </>
  );
}

/** The shop's common phones. */
function Phones({ phones }: Pick<Settings, "phones">) {
  return (
    <div className={styles.phones}>
      {usePhones(phones).map(({ phone, note }) => (
        <div key={phone}>
          <PhoneLink className={styles.phone} phone={phone} />
          <p className="muted small">{note}</p>
        </div>
      ))}
    </div>
  );
}

/** The other ways to reach the shop: e-mail, the form, social networks. */
function Write({ email, social }: Pick<Settings, "email" | "social">) {
  const { t, href } = useTranslation();
  return (
    <div className={writeStyles.write}>
      <ButtonLink href={href(paths.feedback())} variant="dark" size="l">
        <Icon name="message-square" size="s" />
        {t("content:contacts.write")}
      </ButtonLink>
      {email && (
        <ButtonLink href={`mailto:${email}`} variant="line" size="l">
          <Icon name="mail" size="s" />
          {email}
        </ButtonLink>
      )}
      {social.length > 0 && (
        <ul className={writeStyles.social}>
          {social.map(({ name, link }) => (
            <li key={name}>
              <ApiLink link={link} className="linkbtn">
                {name}
              </ApiLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type OfficesProps = { offices: Office[]; hasSchemes: boolean };

/** The offices: address, hours, phone and directions. */
function Offices({ offices, hasSchemes }: OfficesProps) {
  const { t } = useTranslation();
  if (offices.length === 0) return null;
  const first = offices.find(({ scheme }) => scheme);
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" className={styles.heading}>
        {t("content:contacts.offices")}
      </h2>
      <ol className={styles.offices}>
        {offices.map((office, index) => (
          <li key={office.id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{office.name}</h3>
              <address>{office.address}</address>
              <p>{office.hours}</p>
              {office.way && <p>{office.way}</p>}
            </div>
            <p className={styles.links}>
              <PhoneLink className="linkbtn" phone={office.phone} />
              <a
                className="linkbtn"
                href={routeLink(office)}
                rel="external noopener noreferrer"
                aria-label={t("content:contacts.routeTo", { name: office.name })}
              >
                {t("content:contacts.route")}
              </a>
            </p>
            {hasSchemes && office.scheme && <Scheme office={office} scheme={office.scheme} isOpen={office === first} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type SchemeProps = { office: Office; scheme: string; isOpen: boolean };

/** The drawn map of the way to an office. One is open at a time; on a wide screen it is beside the list. */
function Scheme({ office, scheme, isOpen }: SchemeProps) {
  const { t } = useTranslation();
  const { name, way } = office;
  // React 18 passes the attribute on, but does not know it.
  const group = { name: "scheme" };
  return (
    <details className={styles.scheme} open={isOpen} {...group}>
      <summary className="linkbtn">
        {t("content:contacts.scheme")}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <Picture
        src={(width) => paths.image(scheme, width)}
        widths={[400, 640, 800, 1200]}
        sizes="(min-width:58.75em) 704px, calc(100vw - 34px)"
        width={704}
        height={440}
        alt={t("content:contacts.schemeOf", { name: [name, way].filter(Boolean).join(", ") })}
      />
    </details>
  );
}

/** The company's details for documents and payments. */
function Requisites({ details }: { details: Detail[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="requisites">
      <h2 id="requisites" className={styles.heading}>
        {t("content:contacts.requisites")}
      </h2>
      <dl className={styles.details}>
        {details.map(({ code, value }) => (
          <div key={code}>
            <dt>{t(`content:contacts.detail.${code}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The details that have a label, in the order used in documents. */
const details = [
  "name",
  "inn",
  "kpp",
  "ogrn",
  "legalAddress",
  "bank",
  "bik",
  "account",
  "correspondentAccount",
] as const;

/** One of the company's details. */
type Detail = { code: (typeof details)[number]; value: string };

/** The API's details that have a label, in a fixed order, without empty ones. */
export function knownDetails(requisites: Record<string, string>): Detail[] {
  return details.flatMap((code) => {
    const value = requisites[code];
    return value ? [{ code, value }] : [];
  });
}

/** A link to an external map with the way to the office from the visitor's location. */
export function routeLink({ latitude, longitude }: Pick<Office, "latitude" | "longitude">): string {
  return `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`;
}
