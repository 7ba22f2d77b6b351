import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { BasketControl } from "~/shop/product/basket-control";
import { Price, stockState, StockStatus } from "~/shop/product/price-and-stock";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

import styles from "./compare-table.module.css";
import type { Compared } from "./compare.server";
import type { PropertyRow } from "./comparison";

type Column = Compared["products"][number];

/** Image widths for a picture shown at 112 to 160 px. */
const widths = [128, 320] as const;

/** The products as columns. On a narrow screen, the columns scroll and the row names stay. */
export function CompareTable({ shown }: { shown: Compared }) {
  const { t } = useTranslation();
  const { name, products, rows, several, onlyDifferences } = shown;
  return (
    <>
      <div className={styles.scroll} role="region" aria-labelledby="compared" tabIndex={0}>
        <table className={styles.table} data-columns={products.length}>
          <caption className="visually-hidden">{t("compare:caption", { name })}</caption>
          <thead>
            <tr>
              <td className={styles.name}>{t("count.products", { count: products.length })}</td>
              {products.map((product) => (
                <th key={product.id} id={`p${product.id}`} scope="col">
                  <ColumnHead product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Offers products={products} />
          </tbody>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {onlyDifferences && rows.length === 0 && <p className="muted">{t("compare:same")}</p>}
      {several && rows.some(({ differs }) => differs) && (
        <p className="small muted">
          <DifferenceMark /> {t("compare:legend")}
        </p>
      )}
    </>
  );
}

function ColumnHead({ product: { id, code, name, picture } }: { product: Column }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.head}>
      <ProductPicture picture={picture} widths={widths} sizes="160px" width={160} alt="" className={styles.picture} />
      <a className="link" href={href(paths.product(code))}>
        {name}
      </a>
      <form method="post" action={href(paths.compare())}>
        <button className="linkbtn small" name="remove" value={id} aria-label={t("compare:removeOf", { name })}>
          <Icon name="x" size="s" />
          {t("compare:remove")}
        </button>
      </form>
    </div>
  );
}

/** Price, availability and the "add to basket" form. */
function Offers({ products }: { products: Column[] }) {
  const { t } = useTranslation();
  const line = (name: string, draw: (product: Column) => React.ReactNode, className?: string) => (
    <tr className={className}>
      <th className={styles.name} scope="row">
        {name}
      </th>
      {products.map((product) => (
        <td key={product.id}>{draw(product)}</td>
      ))}
    </tr>
  );
  return (
    <>
      {line(t("compare:price"), ({ price, oldPrice, ...stock }) => (
        <Price price={price} oldPrice={oldPrice} muted={stockState(stock) === "out"} />
      ))}
      {line(t("compare:stock"), ({ isStock, deliveryDate }) => (
        <StockStatus isStock={isStock} deliveryDate={deliveryDate} />
      ))}
      {line(
        t("compare:basket"),
        (product) => (
          <BasketControl product={product} />
        ),
        "no-print",
      )}
    </>
  );
}

function Row({ row: { name, values, differs } }: { row: PropertyRow }) {
  const { t } = useTranslation();
  return (
    <tr className={clsx(differs && styles.differs)}>
      <th className={styles.name} scope="row">
        {name}
        {differs && (
          <>
            {"\u00a0"}
            <DifferenceMark />
            <span className="visually-hidden">({t("compare:differs")})</span>
          </>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index}>{value ?? <NoData />}</td>
      ))}
    </tr>
  );
}

/** The mark of a row whose values differ. */
function DifferenceMark() {
  return (
    <span className={styles.sign} aria-hidden="true">
      ≠
    </span>
  );
}

function NoData() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t("compare:none")}</span>
    </>
  );
}
