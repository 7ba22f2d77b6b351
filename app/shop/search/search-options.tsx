import { useId, type ReactNode } from "react";

import type { Autocomplete } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { linkProps } from "~/shop/frame/links";
import { Price } from "~/shop/product/price";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

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

/** What every option of the list has to know. */
type OptionList = {
  /** The ids of the options begin with it. */
  idPrefix: string;
  /** The id of the option that the arrow keys stand on. */
  active: string | undefined;
  /** The shopper has taken an option; its link does the rest. */
  onChoose: () => void;
};

type SearchOptionProps = {
  list: OptionList;
  /** Tells the option from the list's others. */
  name: string;
  path: string | null;
  className?: string | undefined;
  children: ReactNode;
};

/** One suggestion: a link that is reached by the arrow keys while the search field has the focus. */
function SearchOption({ list, name, path, className = styles.option, children }: SearchOptionProps) {
  const { href } = useTranslation();
  const { href: to, rel } = linkProps(path, href);
  const id = list.idPrefix + name;
  const isActive = id === list.active;
  return (
    <a
      id={id}
      ref={isActive ? bringIntoView : null}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={className}
      href={to}
      rel={rel}
      onClick={list.onChoose}
    >
      {children}
    </a>
  );
}

/** The list scrolls, so the arrow keys may come to an option that stands outside of what it shows. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

type OptionGroupProps = {
  title: string;
  /** The title is only for those who cannot see that the options belong together. */
  isSilent?: boolean;
  children: ReactNode;
};

/** Options that belong together. */
function OptionGroup({ title, isSilent = false, children }: OptionGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={isSilent ? "visually-hidden" : styles.title}>
        {title}
      </div>
      {children}
    </div>
  );
}

/** A text in which the words of the query stand out. */
function EmphasisText({ text, query }: { text: string; query: string }) {
  // The runs of a text have no other name than their place in it.
  return emphasize(text, query).map((run, index) => (run.isMatch ? <mark key={index}>{run.text}</mark> : run.text));
}

/** A run of a text, and whether it stands out because the shopper typed it. */
type Run = { text: string; isMatch: boolean };

/** A single letter would be found in every other word. */
const shortestWord = 2;

/** A word form may end otherwise: so many letters are always compared, and at most two of the ending left out. */
const shortestStem = 4;

/** The word and what it may be shortened to, the longest first. */
function formsOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word)) return [word];
  return [0, 1, 2]
    .map((cut) => word.slice(0, word.length - cut))
    .filter((form, cut) => !cut || form.length >= shortestStem);
}

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Cuts a text where it holds words of the query, in any letter case, with `е` for `ё` and the other way round, and with
 * another ending. The runs joined are the text.
 */
export function emphasize(text: string, query: string): Run[] {
  const words = query.split(/\s+/).filter((word) => word.length >= shortestWord);
  if (words.length === 0) return [{ text, isMatch: false }];
  // Of two that begin alike the longer one comes first, or it would never be found whole.
  const forms = words.flatMap(formsOf).sort((a, b) => b.length - a.length);
  const pattern = forms.map((form) => escape(form).replace(/[её]/gi, "[её]")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((run, index) => ({ text: run, isMatch: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
