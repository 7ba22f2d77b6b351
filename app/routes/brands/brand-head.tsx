import clsx from "clsx";

import type { Brand } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Picture } from "~/ui/picture";

import styles from "./brand-head.module.css";

type BrandHeadProps = {
  brand: Pick<Brand, "name" | "picture" | "country">;
  heading: string;
  total: number;
  /** Where the brand's text stands, if it stands on this page. */
  textId: string | undefined;
};

const widths = [128, 320, 400] as const;

/** The brand's wordmark, name, country and how many of its products are on sale. */
export function BrandHead({ brand: { name, picture, country }, heading, total, textId }: BrandHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      {picture !== null && (
        <Picture
          eager
          className={styles.wordmark}
          src={(width) => paths.image(picture, width)}
          widths={widths}
          sizes="200px"
          width={200}
          height={100}
          alt=""
        />
      )}
      <div>
        <div className="h-row">
          <h1>{heading}</h1>
          <span className="muted">{t("count.products", { count: total })}</span>
        </div>
        <p className={clsx("muted", styles.facts)}>
          {country}
          {textId !== undefined && (
            <a className="linkbtn" href={`#${textId}`}>
              {t("brands:about", { name })}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}
