import { SentLink } from "~/shop/frame/sent-link";

import styles from "./site-groups.module.css";
import type { SiteLink } from "./sitemap.server";

/** Links under headings of their own, side by side where there is room. */
export function SiteGroups({ groups }: { groups: SiteGroup[] }) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ name, link, items }) => (
        <li key={name}>
          <h3>{link ? <SentLink link={link}>{name}</SentLink> : name}</h3>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}

/** A heading that may lead somewhere, with the links below it. */
export type SiteGroup = Omit<SiteLink, "link"> & { link?: string | null };

/** Links of one level, each with those below it. */
export function SiteLinks({ links, columns }: { links: SiteLink[]; columns?: boolean }) {
  if (links.length === 0) return null;
  return (
    <ul className={columns ? styles.columns : styles.level}>
      {links.map(({ name, link, items }) => (
        <li key={link ?? name}>
          <SentLink link={link}>{name}</SentLink>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}
