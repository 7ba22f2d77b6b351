import clsx from "clsx";
import { type MouseEvent, useCallback, useRef, useState, type RefObject } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
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

type PictureRow = {
  /** The element that scrolls; its children are as wide as itself. */
  row: RefObject<HTMLUListElement>;
  /** Which picture is seen, from 0. */
  current: number;
  onScroll: () => void;
  /** Scrolls to a picture. */
  show: (index: number) => void;
  /** Scrolls to the one beside it; past the last comes the first. */
  step: (by: 1 | -1) => void;
  /** Stands at a picture at once. */
  jump: (index: number) => void;
};

/** When no scroll event came for so long, in ms, the row stands still. */
const restAfter = 150;

/** A row of pictures that scrolls by itself: by hand, by its links, and with script by buttons. */
export function usePictureRow(count: number): PictureRow {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Where the row is on its way to: a press during the movement counts from there.
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
  const onScroll = () => {
    const element = row.current;
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      target.current = null;
    }, restAfter);
  };
  return { row, current, onScroll, show, step, jump };
}

function scrollTo(row: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: index * row.clientWidth, behavior });
}
