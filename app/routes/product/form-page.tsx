import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { ProductPicture } from "~/shop/product/product-picture";

import type { FormProduct } from "./form-page.server";
import styles from "./notify.module.css";

type FormPageProps = { product: FormProduct; title: string; lead?: string | undefined; children: ReactNode };

/** A page with a form about a product. */
export function FormPage({ product, title, lead, children }: FormPageProps) {
  const { t, href } = useTranslation();
  const catalog = { name: t("header.catalog"), link: paths.catalog() };
  const trail = product.path.map((crumb) => (crumb.link ? crumb : { ...crumb, link: paths.product(product.code) }));
  return (
    <>
      <Breadcrumbs crumbs={[catalog, ...trail, { name: title }]} />
      <div className={styles.page}>
        <h1>{title}</h1>
        <div className={styles.product}>
          <ProductPicture picture={product.picture} widths={[128, 320]} sizes="96px" alt="" width={96} eager />
          <a href={href(paths.product(product.code))}>{product.name}</a>
        </div>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
    </>
  );
}
