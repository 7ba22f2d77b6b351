import clsx from "clsx";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { ProductPicture } from "~/shop/product/product-picture";
import { IconButton } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import styles from "./gallery-dialog.module.css";
import { usePictureRow, Thumbnails } from "./thumbnails";
import { useZoom } from "./use-zoom";

type GalleryDialogProps = {
  name: string;
  pictures: readonly string[];
  /** The URL of a picture's page, by index from 0. */
  hrefOf: (index: number) => string;
  /** The URL of a picture that the page has already loaded, by index from 0; null if it has not. */
  loadedAt: (index: number) => string | null;
  /** The index of the first picture to show, from 0; null while the dialog is closed. */
  opened: number | null;
  /** Receives the index of the picture seen last. */
  onClose: (seen: number) => void;
};

/** All pictures of the product in a full-window dialog. */
export function GalleryDialog({ onClose, ...shown }: GalleryDialogProps) {
  const { pictures, opened } = shown;
  const { t } = useTranslation();
  const pictureRow = usePictureRow(pictures.length);
  const { row, current, jump } = pictureRow;
  useEffect(() => {
    if (opened === null) return;
    jump(opened);
    // A scrolling element must be reachable by keyboard. It gets the focus at once, since people press the arrow keys
    // first.
    row.current?.setAttribute("tabindex", "0");
    row.current?.focus({ preventScroll: true });
  }, [opened, jump, row]);
  const zoomed = useZoom(row, current, opened !== null);
  return (
    <Dialog
      open={opened !== null}
      onClose={() => onClose(current)}
      title={t("product:gallery.dialog")}
      closeLabel={t("product:gallery.close")}
      size="full"
    >
      <Pictures {...shown} {...pictureRow} {...zoomed} />
    </Dialog>
  );
}

type PicturesProps = Omit<GalleryDialogProps, "onClose"> &
  ReturnType<typeof usePictureRow> &
  ReturnType<typeof useZoom>;

function Pictures({ name, pictures, hrefOf, loadedAt, opened, isZoomed, zoom, look, ...pictureRow }: PicturesProps) {
  const { row, current, onScroll, show, step } = pictureRow;
  const { t } = useTranslation();
  const total = pictures.length;
  useKeys(({ x, y }) => (isZoomed ? look({ x, y }) : x !== 0 && step(x)), zoom);
  return (
    <div className={styles.gallery}>
      <Head name={name} number={current + 1} total={total} />
      <div className={styles.stage}>
        <ul
          ref={row}
          className={clsx(styles.row, isZoomed && styles.zoomed)}
          aria-label={t("product:gallery.label")}
          onScroll={onScroll}
        >
          {pictures.map((picture, index) => (
            <li key={picture}>
              <FullPicture
                picture={picture}
                loaded={() => loadedAt(index)}
                alt={t("product:gallery.photo", { number: index + 1, total })}
                // Loads the neighbours too, so that the next step shows a picture at once.
                eager={index === opened || Math.abs(index - current) === 1}
              />
            </li>
          ))}
        </ul>
        {total > 1 && <Arrows onStep={step} />}
        <ZoomButtons isZoomed={isZoomed} onZoom={zoom} />
      </div>
      <Thumbnails className={styles.thumbs} pictures={pictures} current={current} hrefOf={hrefOf} onChoose={show} />
    </div>
  );
}

type Move = (by: 1 | -1) => void;

/** Where an arrow key points. */
type Direction = { x: 1 | -1 | 0; y: 1 | -1 | 0 };

/**
 * Makes keys shortcuts for the buttons. Listens on the document: a press on the picture's number takes the focus out of
 * the dialog, and in WebKit so does one on a button.
 * @param point called for an arrow key
 */
function useKeys(point: (to: Direction) => void, zoom: Move): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, point, zoom);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const arrows = new Map<string, Direction>([
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowDown", { x: 0, y: 1 }],
  ["ArrowUp", { x: 0, y: -1 }],
]);

/**
 * The arrow keys show the next or previous picture, or other parts of a zoomed one; `+` and `-` zoom. Leaves the
 * browser's own shortcuts alone.
 */
function pressKey(event: KeyboardEvent, point: (to: Direction) => void, zoom: Move): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = arrows.get(event.key);
  const zoomBy = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : 0;
  if (to || zoomBy) event.preventDefault();
  if (to) point(to);
  if (zoomBy) zoom(zoomBy);
}

type FullPictureProps = { picture: string; loaded: () => string | null; alt: string; eager: boolean };

/** A full-size picture. Until it loads, the page's smaller one is shown in its place. */
function FullPicture({ picture, loaded, alt, eager }: FullPictureProps) {
  const [standIn, setStandIn] = useState(loaded);
  return (
    <>
      {standIn !== null && <img className={styles.placeholder} src={standIn} alt="" />}
      <ProductPicture
        className={standIn === null ? undefined : styles.loading}
        picture={picture}
        widths={[800, 1200]}
        sizes="100vw"
        alt={alt}
        width={1200}
        eager={eager}
        blend
        onLoad={() => setStandIn(null)}
      />
    </>
  );
}

function Head({ name, number, total }: { name: string; number: number; total: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.head}>
      <b>{name}</b>
      <span className={styles.counter} aria-live="polite">
        {t("product:gallery.counter", { number, total })}
      </span>
    </p>
  );
}

function Arrows({ onStep }: { onStep: Move }) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        className={styles.previous}
        type="button"
        icon="chevron-left"
        label={t("product:gallery.previous")}
        line
        onClick={() => onStep(-1)}
      />
      <IconButton
        className={styles.next}
        type="button"
        icon="chevron-right"
        label={t("product:gallery.next")}
        line
        onClick={() => onStep(1)}
      />
    </>
  );
}

/** The button for less is not disabled while it has no effect: it would lose the focus when it is pressed. */
function ZoomButtons({ isZoomed, onZoom }: { isZoomed: boolean; onZoom: Move }) {
  const { t } = useTranslation();
  return (
    <div className={styles.zoom}>
      <IconButton
        type="button"
        icon="minus"
        label={t("product:gallery.zoomOut")}
        line
        aria-disabled={!isZoomed}
        onClick={() => onZoom(-1)}
      />
      <IconButton type="button" icon="plus" label={t("product:gallery.zoomIn")} line onClick={() => onZoom(1)} />
    </div>
  );
}
