import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { ProductGrid } from "~/shop/product/product-grid";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import styles from "./shared-list.module.css";
import type { SharedListView } from "./shared-list.server";

/** A list that somebody has shared, and the way to make it one's own. */
export function SharedList({ products, gone }: SharedListView) {
  const { t, href } = useTranslation();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("favorites:shared.title") }]} />
      <div className="h-row">
        <h1>{t("favorites:shared.title")}</h1>
        {products.length > 0 && <span className="muted">{t("count.products", { count: products.length })}</span>}
      </div>
      <div className={styles.list}>
        {gone > 0 && <Note kind="warn" title={t("favorites:shared.gone", { count: gone })} />}
        {products.length > 0 ? (
          <>
            <p>{t("favorites:shared.lead")}</p>
            <AddAll products={products} />
            <ProductGrid cards={products} columns={4} level={2} first />
          </>
        ) : (
          <EmptyState title={t("favorites:shared.empty")} text={t("favorites:shared.emptyText")}>
            <ButtonLink href={href(paths.favorites())}>{t("favorites:shared.mine")}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

function AddAll({ products }: Pick<SharedListView, "products">) {
  const { t, href } = useTranslation();
  const mine = (
    <a className="linkbtn" href={href(paths.favorites())}>
      {t("favorites:shared.mine")}
    </a>
  );
  if (products.every(({ isFavorite }) => isFavorite)) {
    return (
      <p>
        {t("favorites:shared.all")} {mine}
      </p>
    );
  }
  return (
    <form className={styles.add} method="post" action={href(paths.favorites())}>
      <Button name="ids" value={products.map(({ id }) => id).join(",")}>
        {t("favorites:shared.add")}
      </Button>
      {mine}
    </form>
  );
}
