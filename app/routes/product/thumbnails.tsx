import clsx from "clsx";
import type { MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/app-link";
import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./thumbnails.module.css";

type ThumbnailsProps = {
  pictures: readonly string[];
  current: number;
  /** The address of a picture, from 0, for when there is no script. */
  hrefOf: (index: number) => string;
  onChoose: (index: number) => void;
  className?: string | undefined;
};

const widths = [96, 128] as const;

/** The pictures in small, 64 px wide and 16 px apart (specification, section 9). */
export function Thumbnails({ pictures, current, hrefOf, onChoose, className }: ThumbnailsProps) {
  const { t } = useTranslation();
  const choose = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul className={clsx(styles.thumbs, className)}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a
            href={hrefOf(index)}
            aria-label={t("product:gallery.show", { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={(event) => choose(event, index)}
          >
            <ProductPicture picture={picture} widths={widths} sizes="64px" alt="" width={64} eager={index === 0} />
          </a>
        </li>
      ))}
    </ul>
  );
}
