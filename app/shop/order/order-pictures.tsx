import clsx from "clsx";

import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./order-pictures.module.css";

type OrderPicturesProps = { pictures: readonly string[]; className?: string | undefined };

/** Pictures of ordered products in a row. The text beside them tells what was ordered, so screen readers skip them. */
export function OrderPictures({ pictures, className }: OrderPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={clsx(styles.pictures, className)} aria-hidden="true">
      {pictures.map((picture, place) => (
        <li key={`${place} ${picture}`}>
          <ProductPicture picture={picture} widths={[96, 128]} sizes="64px" width={64} alt="" />
        </li>
      ))}
    </ul>
  );
}
