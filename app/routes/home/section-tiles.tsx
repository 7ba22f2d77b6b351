import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { ApiLink } from "~/shop/frame/links";
import { ProductPicture } from "~/shop/product/product-picture";
import { SectionHead } from "~/ui/drawing";

import type { HomePage } from "./home.server";
import styles from "./section-tiles.module.css";

/** The top-level sections of the catalogue. */
export function SectionTiles({ sections }: Pick<HomePage, "sections">) {
  const { t, href } = useTranslation();
  if (sections.length === 0) return null;
  const products = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="section" aria-labelledby="sections">
      <SectionHead
        id="sections"
        title={t("home:sections")}
        count={t("count.products", { count: products })}
        more={{ href: href(paths.catalog()), label: t("home:allSections") }}
      />
      <CachedFragment as="ul" className={styles.tiles} data={["tiles", sections]}>
        <Tiles sections={sections} />
      </CachedFragment>
    </section>
  );
}

function Tiles({ sections }: Pick<HomePage, "sections">) {
  const { t } = useTranslation();
  return (
    <>
      {sections.map(({ name, link, picture, count }) => (
        <li key={link ?? name}>
          <ApiLink link={link}>
            <span>
              <b>{name}</b>
              <small>{t("count.products", { count })}</small>
            </span>
            <ProductPicture
              className={styles.picture}
              picture={picture}
              widths={[128, 320]}
              sizes="(min-width:58.75em) 124px, 92px"
              alt=""
              width={160}
            />
          </ApiLink>
        </li>
      ))}
    </>
  );
}
