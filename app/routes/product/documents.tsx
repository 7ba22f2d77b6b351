import { formatSize } from "~/i18n/format-size";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

import styles from "./documents.module.css";
import type { ProductPage } from "./product.server";

/** Manuals and certificates to open or keep. */
export function Documents({ documents }: { documents: ProductPage["product"]["documents"] }) {
  const { t, locale } = useTranslation();
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t("product:documents")}</h2>
      <ul className={styles.documents}>
        {documents.map(({ name, path, size }) => (
          <li key={path}>
            <a href={paths.document(path)}>
              <Icon name="file-text" />
              <span>{name}</span>
              <small>{t("product:documentSize", { size: formatSize(locale, size) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
