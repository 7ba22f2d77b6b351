import clsx from "clsx";

import styles from "./picture.module.css";

export type PictureProps = {
  /** The address at a width in pixels; null shows the drawing of an empty toolbox. */
  src: ((width: number) => string) | null;
  /** Widths to offer, the smallest first. The first of them is the address of browsers that do not know `srcset`. */
  widths: readonly [number, ...number[]];
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** Empty for a picture that repeats the words beside it. */
  alt: string;
  /** Shown sides in the proportion of the file; they keep its place while it loads. Square by default. */
  width?: number | undefined;
  height?: number | undefined;
  /** For the largest picture of the first screen, one on a page: fetched at once and before others. */
  priority?: boolean | undefined;
  /** For the other pictures of the first screen: fetched at once. */
  eager?: boolean | undefined;
  /** For a picture on millimetre paper. */
  blend?: boolean | undefined;
  onLoad?: (() => void) | undefined;
  className?: string | undefined;
};

const placeholder = "/assets/no-picture.svg";

/** A picture of the shop that fills its box, in the width that suits the screen. */
export function Picture(props: PictureProps) {
  const { src, widths, sizes, alt, width = 400, height = width, priority, eager, blend, onLoad, className } = props;
  const [smallest] = widths;
  // React 18 does not know `fetchPriority` and passes the lower-case attribute on as it is.
  const urgent = priority && { fetchpriority: "high" };
  return (
    <img
      className={clsx(styles.picture, blend && styles.blend, className)}
      width={width}
      height={height}
      alt={alt}
      loading={priority || eager ? undefined : "lazy"}
      decoding="async"
      onLoad={onLoad}
      {...urgent}
      // How it is to be loaded stands before what: React sets attributes one by one. And gzip finds what all cards share in one.
      sizes={src ? sizes : undefined}
      srcSet={src ? widths.map((each) => `${src(each)} ${each}w`).join(", ") : undefined}
      src={src ? src(smallest) : placeholder}
    />
  );
}
