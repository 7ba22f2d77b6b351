import type { Crumb } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import styles from "./breadcrumbs.module.css";
import { SentLink } from "./sent-link";

/** The way from the home page to this one, which comes last and is no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  const all: Crumb[] = [{ name: t("nav.home"), link: paths.home() }, ...crumbs];
  return (
    <nav aria-label={t("breadcrumbs")}>
      <ol className={styles.crumbs}>
        {all.map(({ name, link }, index) => (
          <li key={link ?? name}>
            {link && index < all.length - 1 ? (
              <SentLink link={link}>{name}</SentLink>
            ) : (
              <span aria-current={index === all.length - 1 ? "page" : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
