import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
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

/** Shown while a menu has no catalogue: loading, or failed. */
export function MenuState({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.state} role="status">
      {t(hasFailed ? "overlays:menu.failed" : "overlays:menu.loading")}
    </p>
  );
}

/**
 * The catalogue once it has loaded. Module state is safe: only browsers open menus, and a document has one language.
 */
let loadedMenu: MenuItem[] | null = null;

/** The catalogue's three levels, requested by the first menu that opens. Null while loading, or if `hasFailed`. */
export function useMenu(): { items: MenuItem[] | null; hasFailed: boolean } {
  const { href } = useTranslation();
  const { load, data } = useFetcher<{ items: MenuItem[] } | null>();
  useEffect(() => {
    if (!loadedMenu) load(href(paths.menu()));
  }, [href, load]);
  useEffect(() => {
    if (data) loadedMenu = data.items;
  }, [data]);
  return { items: data?.items ?? loadedMenu, hasFailed: data === null };
}
