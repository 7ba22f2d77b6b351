import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { pageMeta } from "~/shop/head/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import { changeCompared } from "./change.server";
import { CompareTable } from "./compare-table";
import { CompareTools } from "./compare-tools";
import styles from "./compare.module.css";
import { loadCompared, type ComparePage } from "./load.server";
import { ReplaceQuestion } from "./replace-question";
import { SectionChoice } from "./section-choice";
import { useHeadingAfterRemoval } from "./use-heading-after-removal";

export const handle: { areas: Area[] } = { areas: ["compare"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadCompared(args);
}

export function action(args: ActionFunctionArgs) {
  return changeCompared(args);
}

/** Products of a section side by side. Where there is no room for another, the page asks which one is to give way. */
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
            <Nothing />
          )}
        </div>
      )}
    </>
  );
}

/** Compared products that there are no more: their names are gone with them. */
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

function Nothing() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("compare:empty.title")} text={t("compare:empty.text")}>
      <ButtonLink href={href(paths.catalog())}>{t("compare:empty.catalog")}</ButtonLink>
    </EmptyState>
  );
}
