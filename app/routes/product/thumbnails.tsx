import clsx from "clsx";
import { type MouseEvent, useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { ProductPicture } from "~/shop/product/product-picture";

import styles from "./gallery.module.css";

type ThumbnailsProps = {
  pictures: readonly string[];
  current: number;
  /** The URL of a picture, by index from 0, for browsers without JavaScript. */
  hrefOf: (index: number) => string;
  onChoose: (index: number) => void;
  className?: string | undefined;
};

const widths = [96, 128] as const;

/** Thumbnails of the pictures, 64 px wide and 16 px apart (specification, section 9). */
export function Thumbnails({ className, ...items }: ThumbnailsProps) {
  const { pictures, current, hrefOf } = items;
  return (
    <CachedFragment
      as="ul"
      className={clsx(styles.thumbs, className)}
      data={["thumbnails", hrefOf(0), pictures, current]}
    >
      <ThumbnailItems {...items} />
    </CachedFragment>
  );
}

function ThumbnailItems({ pictures, current, hrefOf, onChoose }: Omit<ThumbnailsProps, "className">) {
  return pictures.map((picture, index) => (
    <li key={picture}>
      <Thumbnail {...{ picture, index, onChoose }} href={hrefOf(index)} isCurrent={index === current} />
    </li>
  ));
}

type ThumbnailProps = Pick<ThumbnailsProps, "onChoose"> & {
  picture: string;
  index: number;
  href: string;
  isCurrent: boolean;
};

function Thumbnail({ picture, index, href, isCurrent, onChoose }: ThumbnailProps) {
  const { t } = useTranslation();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <a
      href={href}
      aria-label={t("product:gallery.show", { number: index + 1 })}
      aria-current={isCurrent || undefined}
      onClick={choose}
    >
      <ProductPicture picture={picture} widths={widths} sizes="64px" alt="" width={64} eager={index === 0} />
    </a>
  );
}

type PictureRow = {
  /** The scrolling element; each child is as wide as the element. */
  row: RefObject<HTMLUListElement>;
  /** The index of the visible picture, from 0. */
  current: number;
  onScroll: () => void;
  /** Scrolls to a picture. */
  show: (index: number) => void;
  /** Scrolls to the next or previous picture; wraps around at the ends. */
  step: (by: 1 | -1) => void;
  /** Jumps to a picture without animation. */
  jump: (index: number) => void;
};

/** In ms: without scroll events for this long, scrolling has ended. */
const scrollEndDelay = 150;

/** A scrolling row of pictures: works by touch and by its links; JavaScript adds buttons. */
export function usePictureRow(count: number): PictureRow {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of the current scroll: a click during the movement counts from there.
  const target = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (index: number) => {
    target.current = index;
    scrollTo(row.current, index, "auto");
  };
  const step = (by: 1 | -1) => show(((target.current ?? current) + by + count) % count);
  const jump = useCallback((index: number) => {
    scrollTo(row.current, index, "instant");
    setCurrent(index);
  }, []);
  const follow = useCallback(() => {
    const element = row.current;
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }, []);
  // The row may have been scrolled before JavaScript ran.
  useEffect(follow, [follow]);
  const onScroll = () => {
    follow();
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      target.current = null;
    }, scrollEndDelay);
  };
  return { row, current, onScroll, show, step, jump };
}

function scrollTo(row: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: index * row.clientWidth, behavior });
}
