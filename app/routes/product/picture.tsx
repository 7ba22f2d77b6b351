import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getProduct } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { picturesOf } from "~/shop/head/structured-data.server";
import { ProductPicture } from "~/shop/product/product-picture";
import { ButtonLink, IconLink } from "~/ui/button";

import styles from "./picture.module.css";

export const handle: { areas: Area[] } = { areas: ["product"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (!data) return [];
  const t = translator(localeFromPath(location.pathname));
  const title = t("product:gallery.pageTitle", { name: data.name, number: data.number, total: data.total });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

/** One picture of a product, for browsers without JavaScript. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const answer = await getProduct(visit.caller, visit.knownUid, args.params.slug ?? "");
  if (answer.status === 404) return throwNotFound(args);
  const { product } = mainData(answer);
  const pictures = picturesOf(product);
  const index = pictures.findIndex((_, place) => String(place + 1) === args.params.number);
  const picture = pictures[index];
  if (picture === undefined) return throwNotFound(args);
  const { code, name, path } = product;
  return { code, name, path, picture, number: index + 1, total: pictures.length };
}

export default function PicturePage() {
  const { t, href } = useTranslation();
  const { code, name, path, picture, number, total } = useLoaderData<typeof loader>();
  const catalog = { name: t("header.catalog"), link: paths.catalog() };
  const trail = path.map((crumb) => (crumb.link ? crumb : { ...crumb, link: paths.product(code) }));
  const photo = t("product:gallery.photo", { number, total });
  const beside = (by: 1 | -1) => href(paths.productPicture(code, ((number - 1 + by + total) % total) + 1));
  return (
    <>
      <Breadcrumbs crumbs={[catalog, ...trail, { name: photo }]} />
      <div className={styles.head}>
        <h1>{t("product:gallery.pageTitle", { name, number, total })}</h1>
        <div className={styles.links}>
          <ButtonLink href={`${href(paths.product(code))}#photo-${number}`} variant="line" size="s">
            {t("product:gallery.back")}
          </ButtonLink>
          {total > 1 && (
            <>
              <IconLink href={beside(-1)} icon="chevron-left" label={t("product:gallery.previous")} rel="prev" line />
              <IconLink href={beside(1)} icon="chevron-right" label={t("product:gallery.next")} rel="next" line />
            </>
          )}
        </div>
      </div>
      <div className={styles.stage}>
        <ProductPicture
          picture={picture}
          widths={[400, 800, 1200]}
          sizes="94vw"
          alt={photo}
          width={1200}
          priority
          blend
        />
      </div>
    </>
  );
}
