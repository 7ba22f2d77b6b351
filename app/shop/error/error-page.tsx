import { useLocation, useRouteError, isRouteErrorResponse } from "@remix-run/react";

import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ViewedRail } from "~/shop/product/product-rail";
import { ButtonLink } from "~/ui/button";
import { TitleBlock } from "~/ui/drawing";

import styles from "./error-page.module.css";

/** Shown instead of the page's content on an error: not found, unavailable, bad request or failed. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const error = useRouteError();
  const kind = errorKind(error);
  const status = errorStatus(error);
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.text}>
          <h1>{t(`error.${kind}Title`)}</h1>
          <p className="muted">{t(`error.${kind}Text`)}</p>
          <NextLinks kind={kind} />
        </div>
        <div className={styles.drawing}>
          <img src={paths.brandFile("not-found.svg")} alt="" width={460} height={460} />
          <span className={styles.number} aria-hidden="true">
            {status}
          </span>
        </div>
        <TitleBlock
          className={styles.block}
          rows={[
            { term: t("error.code"), value: status },
            { term: t("error.path"), value: pathname },
          ]}
        />
      </div>
      <ViewedRail cards={viewedCardsOf(error)} />
    </>
  );
}

/** Links for going on: to the shop, or to the same address again if the error may be temporary. */
function NextLinks({ kind }: { kind: ErrorKind }) {
  const { t, href } = useTranslation();
  const { pathname, search } = useLocation();
  const again = kind === "unavailable" || kind === "failed";
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
type ErrorKind = "notFound" | "unavailable" | "badRequest" | "failed";

/** The status of what a loader, an action or a component threw; 500 for anything but a response. */
function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Which of the error pages to show. */
export function errorKind(error: unknown): ErrorKind {
  const status = errorStatus(error);
  if (status === 404) return "notFound";
  // A shopper over the request limit is also asked to come back in a minute.
  if (status === 429) return "unavailable";
  if (status === 502 || status === 503 || status === 504) return "unavailable";
  return status < 500 ? "badRequest" : "failed";
}

/** The viewed products, if the error contains them (`session/not-found.server`); null if they could not be loaded. */
export function viewedCardsOf(error: unknown): Card[] | null {
  if (!isRouteErrorResponse(error)) return [];
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("viewed" in data)) return [];
  if (!Array.isArray(data.viewed)) return data.viewed === null ? null : [];
  return data.viewed.filter(isCard);
}

function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const card: Partial<Record<keyof Card, unknown>> = value;
  return (
    [card.id, card.price, card.isStock, card.quantity].every(Number.isFinite) &&
    typeof card.code === "string" &&
    typeof card.name === "string" &&
    typeof card.isFavorite === "boolean" &&
    [card.picture, card.deliveryDate].every((text) => text === null || typeof text === "string") &&
    (card.oldPrice === null || typeof card.oldPrice === "number") &&
    isListOf(card.badge, ["name", "color"]) &&
    isListOf(card.properties, ["name", "value"])
  );
}

/** Whether the value is a list of objects with these text properties. */
function isListOf(value: unknown, names: string[]): boolean {
  return Array.isArray(value) && value.every((item: unknown) => hasTexts(item, names));
}

function hasTexts(value: unknown, names: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}
