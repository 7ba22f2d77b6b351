import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getAbout } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { ArticleText } from "~/shop/article/article-text";
import { readBody } from "~/shop/article/read-body.server";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { page, meta } = mainData(await getAbout(visit.caller));
  const described = describePage(args, { path: paths.about(), meta, crumbs: [{ name: page.name }] });
  return { meta: { h1: meta.h1, ...described }, name: page.name, text: readBody(page.body, visit.locale) };
}

export default function AboutPage() {
  const { t } = useTranslation();
  const { meta, name, text } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs crumbs={[{ name }]} />
      <h1>{meta.h1}</h1>
      <ArticleText text={text} contents={t("content:contents")} />
    </>
  );
}
