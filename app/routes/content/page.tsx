import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import clsx from "clsx";

import { limits } from "~/api/client.server";
import { getPage, listPages } from "~/api/content.server";
import { dataOrNull, mainData } from "~/api/errors";
import type { Area } from "~/i18n/config";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { ArticleText } from "~/shop/article/article-text";
import { readBody } from "~/shop/article/read-body.server";
import { FailedPart } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { Chip, Chips } from "~/ui/chip";

import styles from "./page.module.css";
import { pageKind } from "./shelf";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The page itself is critical; the links to its neighbours may be missing. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const kind = pageKind(new URL(args.request.url).pathname);
  const [answer, neighbours] = await Promise.all([
    getPage(visit.caller, kind, args.params.slug ?? ""),
    listPages(visit.caller, kind, limits.side).then(dataOrNull),
  ]);
  if (answer.status === 404) await throwNotFound(args);
  const { page, meta } = mainData(answer);
  const { slug, name, updatedAt, body } = page;
  const shelf = translateFor(visit.locale)(`content:shelf.${kind}.title`);
  const described = describePage(args, {
    path: paths.plainPage(kind, slug),
    meta,
    crumbs: [{ name: shelf, link: paths.plainPages(kind) }, { name }],
  });
  return {
    kind,
    meta: { h1: meta.h1, ...described },
    page: { slug, name, updatedAt },
    text: readBody(body, visit.locale),
    neighbours,
  };
}

export default function PlainPage() {
  const { t, locale, href } = useTranslation();
  const { kind, meta, page, text, neighbours } = useLoaderData<typeof loader>();
  const shelf = t(`content:shelf.${kind}.title`);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: shelf, link: paths.plainPages(kind) }, { name: page.name }]} />
      <h1>{meta.h1}</h1>
      <p className={clsx("muted small", styles.updated)}>
        {t("content:updated")} <time dateTime={page.updatedAt}>{formatDate(locale, page.updatedAt)}</time>
      </p>
      {neighbours ? (
        <nav aria-label={shelf}>
          <Chips>
            {neighbours.pages.map(({ slug, name }) => (
              <Chip
                key={slug}
                href={href(paths.plainPage(kind, slug))}
                aria-current={slug === page.slug ? "page" : undefined}
              >
                {name}
              </Chip>
            ))}
          </Chips>
        </nav>
      ) : (
        <FailedPart title={t("error.part")} />
      )}
      <ArticleText text={text} contents={t("content:contents")} />
    </>
  );
}
