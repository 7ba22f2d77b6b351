import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./nothing-found.module.css";

/** Says that there is nothing to suggest, and where to go on. It stands in the search form, which its button resets. */
export function NothingFound({ query, onLeave }: { query: string; onLeave: () => void }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.nothing}>
      <Icon name="search-x" className={styles.sign} />
      <div>
        <p className={styles.title}>{t("overlays:search.nothing", { query })}</p>
        <p className="muted">{t("overlays:search.nothingHint")}</p>
        <div className={clsx("row", styles.actions)}>
          <ButtonLink variant="dark" href={href(paths.catalog())} onClick={onLeave}>
            {t("overlays:search.openCatalog")}
          </ButtonLink>
          <Button type="reset" variant="quiet">
            {t("overlays:search.clear")}
          </Button>
        </div>
      </div>
    </div>
  );
}
