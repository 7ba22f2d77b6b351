import clsx from "clsx";
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";

import type { Badge } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { isOpaquePicture, isPlainClick } from "~/lib/link";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Badges } from "~/shop/product/product-card";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

import { GalleryDialog } from "./gallery-dialog";
import styles from "./gallery.module.css";
import { usePictureRow, Thumbnails } from "./thumbnails";

type GalleryProps = { code: string; name: string; pictures: readonly string[]; badges: readonly Badge[] };

const widths = [400, 640, 800, 1200] as const;
const sizes = "(min-width:80em) 584px, (min-width:58.75em) calc(88vw - 580px), 88vw";

/**
 * The product's pictures: a scrolling row with thumbnails that link to positions in it. A picture links to its own
 * page; with JavaScript, it opens the full-window gallery.
 */
export function Gallery({ code, name, pictures, badges }: GalleryProps) {
  const { t, href } = useTranslation();
  const { row, current, onScroll, show, jump } = usePictureRow(pictures.length);
  const [opened, setOpened] = useState<number | null>(null);
  const seen = useFocusOnSeen(row, opened);
  const hrefOf = (index: number) => href(paths.productPicture(code, index + 1));
  const isOne = pictures.length < 2;
  const close = (index: number) => {
    seen.current = index;
    setOpened(null);
    jump(index);
  };
  return (
    <div className={clsx(styles.gallery, isOne && styles.single)} role="group" aria-label={t("product:gallery.label")}>
      <CachedFragment as="div" className={styles.stage} data={["gallery", code, name, pictures, badges]}>
        <Stage {...{ name, pictures, badges, row, onScroll, hrefOf }} onOpen={setOpened} />
      </CachedFragment>
      {!isOne && (
        <Thumbnails
          className={styles.galleryThumbs}
          pictures={pictures}
          current={current}
          hrefOf={(index) => `#photo-${index + 1}`}
          onChoose={show}
        />
      )}
      <GalleryDialog
        name={name}
        pictures={pictures}
        hrefOf={hrefOf}
        loadedAt={(index) => loadedPicture(row.current?.children[index])}
        opened={opened}
        onClose={close}
      />
    </div>
  );
}

/**
 * When the dialog closes, the browser focuses the picture that opened it, which may be out of view: Enter would open that
 * one, and Tab would scroll the row away. Moves the focus to the picture seen last.
 * @returns where to put the index of that picture
 */
function useFocusOnSeen(row: RefObject<HTMLElement>, opened: number | null) {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const element = row.current;
    if (opened !== null || seen.current === null || !element) return;
    const link = element.children[seen.current]?.querySelector("a");
    if (element.contains(document.activeElement)) link?.focus({ preventScroll: true });
    seen.current = null;
  }, [row, opened]);
  return seen;
}

type StageProps = Omit<GalleryProps, "code"> &
  Pick<ReturnType<typeof usePictureRow>, "row" | "onScroll"> &
  Pick<LargePictureProps, "onOpen"> & { hrefOf: (index: number) => string };

function Stage({ name, pictures, badges, row, onScroll, hrefOf, onOpen }: StageProps) {
  const { t } = useTranslation();
  return (
    <>
      {pictures.length > 0 ? (
        <ul ref={row} className={styles.row} onScroll={onScroll}>
          {pictures.map((picture, index) => (
            <li key={picture} id={`photo-${index + 1}`}>
              <LargePicture {...{ picture, name, index, onOpen }} href={hrefOf(index)} />
              <Counter number={index + 1} total={pictures.length} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.picture}>
          <ProductPicture picture={null} sizes={sizes} alt={t("product:gallery.none")} width={800} blend />
        </div>
      )}
      <Badges badges={badges} className={styles.badges} />
    </>
  );
}

type LargePictureProps = {
  href: string;
  picture: string;
  name: string;
  index: number;
  onOpen: (index: number) => void;
};

function LargePicture({ href, picture, name, index, onOpen }: LargePictureProps) {
  const { t } = useTranslation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <a
      className={styles.picture}
      href={href}
      aria-label={t("product:gallery.open", { number: index + 1 })}
      onClick={open}
      data-held="place"
    >
      <ProductPicture
        picture={picture}
        widths={widths}
        sizes={sizes}
        alt={name}
        width={800}
        priority={index === 0}
        blend={isOpaquePicture(picture)}
      />
    </a>
  );
}

function Counter({ number, total }: { number: number; total: number }) {
  return (
    <span className={styles.counter} aria-hidden="true">
      <Icon name="expand" size="s" />
      {number} / {total}
    </span>
  );
}

/** The URL of the loaded picture inside an element; null if none has loaded. */
function loadedPicture(element: Element | undefined): string | null {
  const image = element?.querySelector("img");
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null;
}
