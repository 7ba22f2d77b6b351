import type { MenuItem } from "~/api/schemas/catalog";
import { formatNumber } from "~/i18n/format";
import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./mega-menu.module.css";

/** The picture of a section next to its name. Without one, the menu looks the same if the API sends no pictures at all. */
export function MenuPicture({ picture }: Pick<MenuItem, "picture">) {
  if (picture === undefined) return null;
  return (
    <ProductPicture
      className={styles.picture}
      picture={picture}
      widths={[96, 128]}
      sizes="40px"
      alt=""
      width={40}
      blend
    />
  );
}

/** The number of products in a section, if the API says it. */
export function MenuCount({ count }: Pick<MenuItem, "count">) {
  return count === undefined ? null : <small className={styles.count}>{formatNumber(count)}</small>;
}
