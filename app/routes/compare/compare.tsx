import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ApiLink } from "~/shop/frame/links";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { Price } from "~/shop/product/price-and-stock";
import { ProductPicture } from "~/shop/product/product-picture";
import { ButtonLink, Button } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { isFocusLost } from "~/ui/focus";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { EmptyState } from "~/ui/placeholder";

import { CompareTable } from "./compare-table";
import styles from "./compare.module.css";
import { changeCompared, type Compared, type ComparePage, loadCompared } from "./compare.server";
import { maxPerSection } from "./comparison";

export const handle: { areas: Area[] } = { areas: ["compare"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadCompared(args);
}

export function action(args: ActionFunctionArgs) {
  return changeCompared(args);
}

/** Products of a section side by side. If the section is full, the page asks which product to replace. */
export default function Compare() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { sections, shown, gone, question } = page;
  const heading = useHeadingAfterRemoval(page.shown?.products.length ?? 0);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("compare:title") }]} />
      <h1 ref={heading} tabIndex={-1} id="compared">
        {t("compare:title")}
      </h1>
      {question ? (
        <ReplaceQuestion question={question} />
      ) : (
        <div className={styles.page}>
          {gone.length > 0 && <GoneNote gone={gone} />}
          {sections.length > 1 && <SectionChoice sections={sections} current={shown?.code} />}
          {shown ? (
            <>
              <CompareTools shown={shown} />
              <CompareTable shown={shown} />
            </>
          ) : (
            <EmptyComparison />
          )}
        </div>
      )}
    </>
  );
}

/** Compared products that no longer exist. Their names are gone too, so it shows only a count. */
function GoneNote({ gone }: Pick<ComparePage, "gone">) {
  const { t, href } = useTranslation();
  return (
    <Note kind="warn" title={t("compare:gone", { count: gone.length })}>
      <form method="post" action={href(paths.compare())}>
        <button className="linkbtn" name="remove" value={gone.join(",")}>
          {t("compare:forget")}
        </button>
      </form>
    </Note>
  );
}

function EmptyComparison() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("compare:empty.title")} text={t("compare:empty.text")}>
      <ButtonLink href={href(paths.catalog())}>{t("compare:empty.catalog")}</ButtonLink>
    </EmptyState>
  );
}

/** Products of different sections have different properties, so the page shows one section and links to the others. */
function SectionChoice({ sections, current }: Pick<ComparePage, "sections"> & { current: string | undefined }) {
  const { t, href } = useTranslation();
  return (
    <nav aria-label={t("compare:sections")}>
      <Chips>
        {sections.map(({ code, name, count }) => (
          <Chip
            key={code}
            href={href(paths.compare({ section: code }))}
            aria-current={code === current ? "page" : undefined}
          >
            {t("compare:section", { name, count })}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

/** Actions for the shown section: all rows or only differences, add another product, remove all. */
function CompareTools({ shown }: { shown: Compared }) {
  const { t, href } = useTranslation();
  const { code, name, link, products, several } = shown;
  return (
    <>
      <div className={styles.tools}>
        {several && <RowsChoice shown={shown} />}
        {products.length < maxPerSection && link && (
          <ApiLink link={link} className="linkbtn">
            <Icon name="plus" size="s" />
            {t("compare:more", { name })}
          </ApiLink>
        )}
        <form method="post" action={href(paths.compare({ section: code }))}>
          <button
            className="linkbtn"
            name="remove"
            value={products.map(({ id }) => id).join(",")}
            aria-label={t("compare:clearOf", { name })}
          >
            <Icon name="trash-2" size="s" />
            {t("compare:clear")}
          </button>
        </form>
      </div>
      {!several && <Note title={t("compare:single.title")}>{t("compare:single.text")}</Note>}
    </>
  );
}

function RowsChoice({ shown: { code, onlyDifferences } }: { shown: Compared }) {
  const { t, href } = useTranslation();
  const to = (show?: "differences") => href(paths.compare({ section: code, ...(show ? { show } : {}) }));
  return (
    <nav aria-label={t("compare:show.label")}>
      <ul className={styles.show}>
        <li>
          <a href={to()} data-scroll="keep" aria-current={onlyDifferences ? undefined : "true"}>
            {t("compare:show.all")}
          </a>
        </li>
        <li>
          <a href={to("differences")} data-scroll="keep" aria-current={onlyDifferences ? "true" : undefined}>
            {t("compare:show.differences")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

type Question = NonNullable<ComparePage["question"]>;

/** Image widths for a picture shown at 80 px. */
const widths = [128, 320] as const;

/** The section is full: asks which product the new one replaces. */
function ReplaceQuestion({ question: { newcomer, products, section } }: { question: Question }) {
  const { t, href } = useTranslation();
  return (
    <section className={styles.question} aria-labelledby="replace">
      <Note kind="warn" title={t("compare:replace.full", { count: products.length })}>
        {t("compare:replace.text", { name: newcomer.name })}
      </Note>
      <h2 id="replace">{t("compare:replace.title")}</h2>
      <form method="post" action={href(paths.compare())}>
        <input type="hidden" name="add" value={newcomer.id} />
        <ul className={styles.products}>
          {products.map(({ id, name, picture, price, oldPrice }) => (
            <li key={id}>
              <ProductPicture picture={picture} widths={widths} sizes="80px" width={80} height={80} alt="" />
              <div>
                <Price price={price} oldPrice={oldPrice} />
                <p className="small">{name}</p>
              </div>
              <Button variant="line" name="instead" value={id} aria-label={t("compare:replace.submitOf", { name })}>
                {t("compare:replace.submit")}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <ButtonLink variant="quiet" href={href(paths.compare({ section }))}>
        {t("compare:replace.cancel")}
      </ButtonLink>
    </section>
  );
}

/**
 * Returns a ref to the page heading. Focuses it when a product disappears from the table together with the pressed
 * button.
 * @param shown the number of products in the table
 */
function useHeadingAfterRemoval(shown: number): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isFewer = shown < before.current;
    before.current = shown;
    if (isFewer && isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
