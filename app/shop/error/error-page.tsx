import { useLocation, useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { useContext } from "react";

import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ViewedRail } from "~/shop/product/product-rail";
import { ButtonLink } from "~/ui/button";
import { TitleBlock } from "~/ui/drawing";

import styles from "./error-page.module.css";
import { KeptFormContext } from "./kept-form";
import { LostConnection } from "./lost-connection";

/** Shown instead of the page's content on an error: not found, unavailable, too large, bad request or failed. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const error = useRouteError();
  const kind = errorKind(error);
  const status = kind === "lost" ? null : errorStatus(error);
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.text}>
          <h1>{t(`error.${kind}Title`)}</h1>
          <p className="muted">{t(`error.${kind}Text`)}</p>
          {mayPass(kind) && <KeptForm />}
          <NextLinks kind={kind} />
        </div>
        <div className={styles.drawing}>
          <img src={paths.brandFile("not-found.svg")} alt="" width={460} height={460} />
          {status && (
            <span className={styles.number} aria-hidden="true">
              {status}
            </span>
          )}
        </div>
        <TitleBlock
          className={styles.block}
          rows={[
            ...(status ? [{ term: t("error.code"), value: status }] : []),
            { term: t("error.path"), value: pathname },
          ]}
        />
      </div>
      <ViewedRail cards={viewedCardsOf(error)} />
    </>
  );
}

/** A form whose text was not lost, instead of the link that would load the page without it. */
function KeptForm() {
  const html = useContext(KeptFormContext);
  return <div className={styles.kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links for going on: to the shop, or to the same address again if the error may be temporary. */
function NextLinks({ kind }: { kind: ErrorKind }) {
  const { t, href } = useTranslation();
  const { pathname, search } = useLocation();
  const again = mayPass(kind);
  return (
    <div className={styles.links}>
      {again && (
        <ButtonLink href={pathname + search} size="l" data-reload>
          {t("error.retry")}
        </ButtonLink>
      )}
      <ButtonLink href={href(paths.home())} size="l" variant={again ? "line" : "primary"}>
        {t("error.toHome")}
      </ButtonLink>
      {!again && (
        <ButtonLink href={href(paths.catalog())} size="l" variant="line">
          {t("error.toCatalog")}
        </ButtonLink>
      )}
    </div>
  );
}

/** What the shopper is shown: a key of the common texts (`error.…Title`, `error.…Text`). */
type ErrorKind = "notFound" | "unavailable" | "tooLarge" | "badRequest" | "failed" | "lost";

/** Whether the same address may work later. */
const mayPass = (kind: ErrorKind) => kind === "unavailable" || kind === "failed" || kind === "lost";

/** The status of what a loader, an action or a component threw; 500 for anything but a response. */
function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Which of the error pages to show. */
export function errorKind(error: unknown): ErrorKind {
  if (error instanceof LostConnection) return "lost";
  const status = errorStatus(error);
  if (status === 404) return "notFound";
  // Without JavaScript, only the shop sees that a photo is too large: "try again" would not help.
  if (status === 413) return "tooLarge";
  // A shopper over the request limit is also asked to come back in a minute.
  if (status === 429) return "unavailable";
  if (status === 502 || status === 503 || status === 504) return "unavailable";
  return status < 500 ? "badRequest" : "failed";
}

/**
 * The viewed products, if the error contains them: only the shop's own server writes this field
 * (`session/not-found.server`). Null if they could not be loaded.
 */
export function viewedCardsOf(error: unknown): Card[] | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof data !== "object" || data === null || !("viewed" in data)) return [];
  return data.viewed as Card[] | null;
}
