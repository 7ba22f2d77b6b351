import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./form-page.module.css";
import type { FormProduct } from "./form-page.server";

type FormPageProps = {
  product: FormProduct;
  /** Shown below the product's name. */
  stock?: ReactNode;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A page with a form about a product. */
export function FormPage({ product, stock, title, lead, children }: FormPageProps) {
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
          <div>
            <a href={href(paths.product(product.code))}>{product.name}</a>
            {stock}
          </div>
        </div>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
    </>
  );
}
