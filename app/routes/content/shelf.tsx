import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import clsx from "clsx";

import { listPages, type PageKind } from "~/api/content.server";
import { mainData } from "~/api/errors";
import { type Area, barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { Icon } from "~/ui/icon";

import styles from "./page.module.css";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const kind = pageKind(new URL(args.request.url).pathname);
  const { pages } = mainData(await listPages(visit.caller, kind));
  const t = translateFor(visit.locale);
  const title = t(`content:shelf.${kind}.title`);
  const described = describePage(args, {
    path: paths.plainPages(kind),
    meta: { title: t("pageTitle", { title }), description: t(`content:shelf.${kind}.description`) },
    crumbs: [{ name: title }],
  });
  return { kind, pages, meta: described };
}

/** All pages of a kind: the shop's documents, or help for shoppers. */
export default function ShelfPage() {
  const { t, href } = useTranslation();
  const { kind, pages } = useLoaderData<typeof loader>();
  const title = t(`content:shelf.${kind}.title`);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <p className={clsx("muted", styles.lead)}>{t(`content:shelf.${kind}.description`)}</p>
      <ul className={styles.shelf}>
        {pages.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href(paths.plainPage(kind, slug))}>
              <Icon name="file-text" />
              {name}
              <Icon name="arrow-right" size="s" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The kind of page that a path means: `/content` and `/information` share their routes. */
export function pageKind(pathname: string): PageKind {
  return barePath(pathname).startsWith(paths.plainPages("information")) ? "information" : "content";
}
