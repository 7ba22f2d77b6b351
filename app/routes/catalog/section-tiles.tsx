import clsx from "clsx";

import type { Section } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { ApiLink } from "~/shop/frame/links";
import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./section-tiles.module.css";

/** A section as its tile shows it. */
export type SectionSummary = Pick<Section, "name" | "link" | "picture" | "count"> & {
  /** The sections of the next level, listed in the tile. */
  items?: { name: string; link: string | null; count?: number | undefined }[];
};

type SectionTilesProps = {
  sections: readonly SectionSummary[];
  /** Whether the tiles are on the first screen, so that their pictures load at once. */
  eager?: boolean;
};

/** Sections with their pictures and product counts, as the cells of one table. */
export function SectionTiles({ sections, eager }: SectionTilesProps) {
  const haveLists = sections.some(({ items }) => items && items.length > 0);
  return (
    <ul className={clsx(styles.tiles, haveLists && styles.lists)}>
      {sections.map((section) => (
        <SectionTile key={section.link ?? section.name} section={section} eager={eager} />
      ))}
    </ul>
  );
}

/** A tile whose upper part leads to the section: its link covers the picture and the count too. */
function SectionTile({ section, eager }: { section: SectionSummary; eager: boolean | undefined }) {
  const { t } = useTranslation();
  const { name, link, picture, count, items = [] } = section;
  return (
    <li className={styles.tile}>
      <div className={styles.head}>
        <ProductPicture
          className={styles.picture}
          picture={picture}
          widths={[96, 128, 320]}
          sizes="(min-width:58.75em) 80px, 48px"
          alt=""
          width={96}
          eager={eager}
        />
        <ApiLink link={link} className={styles.name}>
          {name}
        </ApiLink>{" "}
        <small className={styles.count}>{t("count.products", { count })}</small>
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.link ?? item.name}>
              <ApiLink link={item.link}>{item.name}</ApiLink>{" "}
              {item.count !== undefined && <small>{formatNumber(item.count)}</small>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
