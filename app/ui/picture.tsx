import clsx from "clsx";

import styles from "./picture.module.css";

export type PictureProps = {
  /** The address of the picture at a width in pixels; null shows the drawing for a missing picture. */
  src: ((width: number) => string) | null;
  /** The available widths, the smallest first. Browsers without `srcset` load the first. */
  widths: readonly [number, ...number[]];
  /** The displayed width, as in the HTML attribute. */
  sizes: string;
  /** Empty if the picture repeats the text next to it. */
  alt: string;
  /**
   * The displayed width and height, in the proportions of the file; they reserve the space while it loads. Square by
   * default.
   */
  width?: number | undefined;
  height?: number | undefined;
  /** For the largest picture of the first screen, one per page: loaded at once and before others. */
  priority?: boolean | undefined;
  /** For the other pictures of the first screen: loaded at once. */
  eager?: boolean | undefined;
  /** For a picture on graph paper. */
  blend?: boolean | undefined;
  onLoad?: (() => void) | undefined;
  className?: string | undefined;
};

const placeholder = "/brand/no-picture.svg";

/** A picture of the shop that fills its container, in the width that suits the screen. */
export function Picture(props: PictureProps) {
  const { src, widths, sizes, alt, width = 400, height = width, priority, eager, blend, onLoad, className } = props;
  const [smallest] = widths;
  // React 18 does not know `fetchPriority`, and passes the lower-case attribute on unchanged.
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
      // The loading attributes come before `src`, because React sets attributes one by one. This order also lets gzip
      // match what all cards share.
      sizes={src ? sizes : undefined}
      srcSet={src ? widths.map((each) => `${src(each)} ${each}w`).join(", ") : undefined}
      src={src ? src(smallest) : placeholder}
    />
  );
}
