import type { Autocomplete } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Price } from "~/shop/product/price";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

import { EmphasisText } from "./emphasis-text";
import { OptionGroup, SearchOption, type OptionList } from "./search-option";
import styles from "./search-options.module.css";
import { suggestionLimits } from "./suggestion-limits";

type OptionsProps<Items> = { items: Items; query: string; list: OptionList };

/** The options in the order in which the arrow keys go through them: queries, sections, products. */
export function SearchOptions({ items, query, list }: OptionsProps<Autocomplete>) {
  const { autocomplete, sections, products } = items;
  return (
    <>
      {autocomplete.length + sections.length > 0 && (
        <div className={styles.words}>
          {autocomplete.length > 0 && <Queries items={autocomplete} query={query} list={list} />}
          {sections.length > 0 && <Sections items={sections} query={query} list={list} />}
        </div>
      )}
      {products.length > 0 && <Products items={products} query={query} list={list} />}
    </>
  );
}

function Queries({ items, query, list }: OptionsProps<Autocomplete["autocomplete"]>) {
  const { t } = useTranslation();
  return (
    <OptionGroup title={t("overlays:search.queries")} isSilent>
      {items.map(({ name, url }, index) => (
        <SearchOption key={name} list={list} name={`query${index}`} path={url}>
          <Icon name="search" size="s" />
          <span>
            <EmphasisText text={name} query={query} />
          </span>
        </SearchOption>
      ))}
    </OptionGroup>
  );
}

function Sections({ items, query, list }: OptionsProps<Autocomplete["sections"]>) {
  const { t } = useTranslation();
  return (
    <OptionGroup title={t("overlays:search.sections")}>
      {items.map(({ name, link, picture }, index) => (
        <SearchOption key={link ?? name} list={list} name={`section${index}`} path={link}>
          <span className={styles.sectionPicture}>
            <ProductPicture picture={picture} widths={[96]} sizes="40px" width={40} alt="" />
          </span>
          <span>
            <EmphasisText text={name} query={query} />
          </span>
        </SearchOption>
      ))}
    </OptionGroup>
  );
}

function Products({ items, query, list }: OptionsProps<Autocomplete["products"]>) {
  const { t } = useTranslation();
  return (
    <div className={styles.products}>
      <OptionGroup title={t("overlays:search.products")}>
        <div className={styles.grid}>
          {items.slice(0, suggestionLimits.products).map(({ code, name, picture, price, oldPrice }, index) => (
            <SearchOption
              key={code}
              list={list}
              name={`product${index}`}
              path={paths.product(code)}
              className={styles.product}
            >
              <span className={styles.productPicture}>
                <ProductPicture picture={picture} widths={[96, 128]} sizes="64px" width={64} alt="" />
              </span>
              <div>
                <div className={styles.name}>
                  <EmphasisText text={name} query={query} />
                </div>
                <Price price={price} oldPrice={oldPrice} />
              </div>
            </SearchOption>
          ))}
        </div>
      </OptionGroup>
    </div>
  );
}
