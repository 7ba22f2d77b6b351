import { useTranslation } from "~/i18n/react";

import styles from "./site-groups.module.css";
import type { SiteLink } from "./sitemap.server";

/** Links under headings of their own, side by side where there is room. */
export function SiteGroups({ groups }: { groups: SiteGroup[] }) {
  const { href } = useTranslation();
  return (
    <ul className={styles.groups}>
      {groups.map(({ name, link, items }) => (
        <li key={name}>
          <h3>{link === undefined ? name : <a href={href(link)}>{name}</a>}</h3>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}

/** A heading that may lead somewhere, with the links below it. */
export type SiteGroup = Omit<SiteLink, "link"> & { link?: string };

/** Links of one level, each with those below it. */
export function SiteLinks({ links, columns }: { links: SiteLink[]; columns?: boolean }) {
  const { href } = useTranslation();
  if (links.length === 0) return null;
  return (
    <ul className={columns ? styles.columns : styles.level}>
      {links.map(({ name, link, items }) => (
        <li key={link}>
          <a href={href(link)}>{name}</a>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}
