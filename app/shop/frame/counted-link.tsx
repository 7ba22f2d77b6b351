import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useCounter } from "~/shop/shopper/store";
import { CountBadge } from "~/ui/count-badge";
import { Icon, type IconName } from "~/ui/icon";

import styles from "./counted-link.module.css";

type LinkProps = { path: string; icon: IconName; isCurrent?: boolean };

type CountedLinkProps = LinkProps & {
  name: "favorites" | "basket";
  /** What the page was loaded with; null where it is not known. */
  loaded: number | null;
};

/** A link to favourites or basket with the number of what is in it, in the header and in the phone's bottom bar. */
export function CountedLink({ name, loaded, ...link }: CountedLinkProps) {
  const { t } = useTranslation();
  return <LinkWithCount {...link} label={t(`header.${name}`)} count={useCounter(name, loaded)} />;
}

type LinkWithCountProps = LinkProps & {
  label: string;
  count: number | null;
};

/** The same for what only a whole page load changes. */
function LinkWithCount(props: LinkWithCountProps) {
  const { path, icon, label, count, isCurrent = false } = props;
  const { t, href } = useTranslation();
  return (
    <a href={href(path)} aria-current={isCurrent ? "page" : undefined}>
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

/** The way to the comparison, for who compares something. */
export function CompareLink({ compared }: { compared: number }) {
  const { t } = useTranslation();
  return <LinkWithCount path={paths.compare()} icon="scale" label={t("header.compare")} count={compared} />;
}
