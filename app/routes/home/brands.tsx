import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { SectionHead } from "~/ui/section-head";

import styles from "./brands.module.css";
import type { HomePage } from "./home.server";

/** Some of the brands, by name. */
export function Brands({ brands }: Pick<HomePage, "brands">) {
  const { t, href } = useTranslation();
  if (brands.length === 0) return null;
  return (
    <section className="section" aria-labelledby="brands">
      <SectionHead
        id="brands"
        title={t("nav.brands")}
        count={t("count.brands", { count: brands.length })}
        more={{ href: href(paths.brands()), label: t("home:allBrands") }}
      />
      <ul className={clsx("far-down", styles.brands)}>
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href(paths.brand(slug))}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
