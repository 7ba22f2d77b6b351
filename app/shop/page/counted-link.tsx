import { useTranslation } from "~/i18n/react";
import { useCounter } from "~/shop/shopper/store";
import { CountBadge } from "~/ui/count-badge";
import { Icon, type IconName } from "~/ui/icon";

import styles from "./counted-link.module.css";

type CountedLinkProps = {
  path: string;
  icon: IconName;
  name: "favorites" | "basket";
  /** What the page was loaded with; null where it is not known. */
  loaded: number | null;
  isCurrent?: boolean;
};

/** A link to favourites or basket with the number of what is in it, in the header and in the phone's bottom bar. */
export function CountedLink({ path, icon, name, loaded, isCurrent = false }: CountedLinkProps) {
  const { t, href } = useTranslation();
  const count = useCounter(name, loaded);
  const label = t(`header.${name}`);
  return (
    <a href={href(path)} aria-current={isCurrent ? "page" : undefined} data-counter={name}>
      <Icon name={icon} />
      {count ? (
        <>
          <span className="visually-hidden">{[label, t("count.products", { count })].join(", ")}</span>
          <span aria-hidden="true">{label}</span>
          <span aria-hidden="true" className={styles.badge}>
            <CountBadge count={count} />
          </span>
        </>
      ) : (
        <span>{label}</span>
      )}
    </a>
  );
}
