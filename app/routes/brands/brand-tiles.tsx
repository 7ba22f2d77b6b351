import type { Brand } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Picture } from "~/ui/picture";

import styles from "./brand-tiles.module.css";

const widths = [128, 320, 400] as const;
/** How many wordmarks of the first screen are fetched at once. */
const firstScreen = 12;

/** Brands as the cells of one table: wordmark, name, country, how many products. */
export function BrandTiles({ brands, label }: { brands: Brand[]; label: string }) {
  const { t, href } = useTranslation();
  return (
    <ul className={styles.brands} aria-label={label}>
      {brands.map(({ slug, name, picture, country, productCount }, index) => (
        <li key={slug}>
          <a href={href(paths.brand(slug))}>
            {picture !== null && (
              <Picture
                src={(width) => paths.image(picture, width)}
                widths={widths}
                sizes="(min-width:1280px) 200px, (min-width:768px) 25vw, 50vw"
                width={200}
                height={100}
                alt=""
                eager={index < firstScreen}
              />
            )}
            <span className={styles.facts}>
              <b>{name}</b>
              <span>{country}</span>
              <span>{t("count.products", { count: productCount })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
