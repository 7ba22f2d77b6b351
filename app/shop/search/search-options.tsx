import { useId, type ReactNode } from "react";

import type { Autocomplete } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { linkProps } from "~/shop/frame/links";
import { Price } from "~/shop/product/price-and-stock";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

import styles from "./search-dropdown.module.css";
import { suggestionLimits } from "./use-search-box";

type OptionsProps<Items> = { items: Items; query: string; list: OptionList };

/** The options in the order of the arrow keys: queries, sections, products. */
export function SearchOptions({ items, query, list }: OptionsProps<Autocomplete>) {
  const { autocomplete, sections, products } = items;
  return (
    <>
      {autocomplete.length + sections.length > 0 && (
        <div className={styles.queries}>
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

/** What every option of the list needs. */
type OptionList = {
  /** The prefix of the options' ids. */
  idPrefix: string;
  /** The id of the active option. */
  active: string | undefined;
  /** The shopper has chosen an option; its link does the rest. */
  onChoose: () => void;
};

type SearchOptionProps = {
  list: OptionList;
  /** Unique among the options of the list. */
  name: string;
  path: string | null;
  className?: string | undefined;
  children: ReactNode;
};

/** One suggestion: a link that the arrow keys reach while the search field has the focus. */
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

/** Scrolls the list to an active option outside its visible part. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

type OptionGroupProps = {
  title: string;
  /** The title is only for screen readers. */
  isSilent?: boolean;
  children: ReactNode;
};

/** Options that belong together. */
function OptionGroup({ title, isSilent = false, children }: OptionGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={isSilent ? "visually-hidden" : styles.groupTitle}>
        {title}
      </div>
      {children}
    </div>
  );
}

/** A text with the words of the query highlighted. */
function EmphasisText({ text, query }: { text: string; query: string }) {
  // The parts of a text have no key except their index.
  return emphasize(text, query).map((run, index) => (run.isMatch ? <mark key={index}>{run.text}</mark> : run.text));
}

/** A part of a text, and whether it matches the query. */
type TextPart = { text: string; isMatch: boolean };

/** The minimum length of a word: a single letter would match in nearly every word. */
const minWordLength = 2;

/**
 * Word forms differ in their endings: at least this many letters must match, and at most two letters of the ending are
 * ignored.
 */
const minStemLength = 4;

/** The word and its possible stems, the longest first. */
function formsOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word)) return [word];
  return [0, 1, 2]
    .map((cut) => word.slice(0, word.length - cut))
    .filter((form, cut) => !cut || form.length >= minStemLength);
}

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Splits a text at matches with words of the query: ignores letter case, treats `е` and `ё` as equal, and allows other
 * endings. The joined parts are the text.
 */
export function emphasize(text: string, query: string): TextPart[] {
  const words = query.split(/\s+/).filter((word) => word.length >= minWordLength);
  if (words.length === 0) return [{ text, isMatch: false }];
  // The longest form comes first, because a shorter one with the same start would match in its place.
  const forms = words.flatMap(formsOf).sort((a, b) => b.length - a.length);
  const pattern = forms.map((form) => escape(form).replace(/[её]/gi, "[её]")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((run, index) => ({ text: run, isMatch: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
