import { useLocation, useRouteError } from "@remix-run/react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ViewedRail } from "~/shop/product/viewed-rail";
import { ButtonLink } from "~/ui/button";
import { TitleBlock } from "~/ui/title-block";

import { errorKind, errorStatus, viewedBefore, type ErrorKind } from "./error-kind";
import styles from "./error-page.module.css";

/** What the page shows instead of its content when that cannot be had: not found, unavailable, refused or broken. */
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
          <WaysOn kind={kind} />
        </div>
        <div className={styles.drawing}>
          <img src="/assets/handsaw.svg" alt="" width={460} height={460} />
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
      <ViewedRail cards={viewedBefore(error)} />
    </>
  );
}

/** Where to go from here: on to the shop, or to the same address again when the fault may be over. */
function WaysOn({ kind }: { kind: ErrorKind }) {
  const { t, href } = useTranslation();
  const { pathname, search } = useLocation();
  const again = kind === "unavailable" || kind === "failed";
  return (
    <div className={styles.ways}>
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
