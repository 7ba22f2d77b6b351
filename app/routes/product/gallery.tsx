import clsx from "clsx";
import { useState, type MouseEvent } from "react";

import type { Badge } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/app-link";
import { paths } from "~/paths";
import { Badges } from "~/shop/product/badges";
import { ProductPicture } from "~/shop/product/product-picture";
import { Icon } from "~/ui/icon";

import { GalleryDialog } from "./gallery-dialog";
import styles from "./gallery.module.css";
import { usePictureRow } from "./picture-row";
import { Thumbnails } from "./thumbnails";

type GalleryProps = { name: string; pictures: readonly string[]; badges: readonly Badge[] };

const widths = [400, 640, 800, 1200] as const;
const sizes = "(min-width:1280px) 584px, (min-width:940px) calc(88vw - 580px), 88vw";

/**
 * The product's pictures: a row that scrolls, with small ones that lead to places in it. A picture links to its file; with
 * script it opens all of them over the whole window.
 */
export function Gallery({ name, pictures, badges }: GalleryProps) {
  const { t } = useTranslation();
  const { row, current, onScroll, show, jump } = usePictureRow(pictures.length);
  const [opened, setOpened] = useState<number | null>(null);
  const isOne = pictures.length < 2;
  const close = (seen: number) => {
    setOpened(null);
    jump(seen);
  };
  return (
    <div className={clsx(styles.gallery, isOne && styles.single)} role="group" aria-label={t("product:gallery.label")}>
      <div className={styles.stage}>
        {pictures.length > 0 ? (
          <ul ref={row} className={styles.row} onScroll={onScroll}>
            {pictures.map((picture, index) => (
              <li key={picture} id={`photo-${index + 1}`}>
                <LargePicture picture={picture} name={name} index={index} onOpen={setOpened} />
                <span className={styles.counter} aria-hidden="true">
                  <Icon name="expand" size="s" />
                  {index + 1} / {pictures.length}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.picture}>
            <ProductPicture picture={null} sizes={sizes} alt={t("product:gallery.none")} width={800} blend />
          </div>
        )}
        <Badges badges={badges} className={styles.badges} />
      </div>
      {!isOne && (
        <Thumbnails
          className={styles.thumbs}
          pictures={pictures}
          current={current}
          hrefOf={(index) => `#photo-${index + 1}`}
          onChoose={show}
        />
      )}
      <GalleryDialog name={name} pictures={pictures} opened={opened} onClose={close} />
    </div>
  );
}

type LargePictureProps = { picture: string; name: string; index: number; onOpen: (index: number) => void };

function LargePicture({ picture, name, index, onOpen }: LargePictureProps) {
  const { t } = useTranslation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <a
      className={styles.picture}
      href={paths.image(picture, 1200)}
      aria-label={t("product:gallery.open", { number: index + 1 })}
      onClick={open}
    >
      <ProductPicture
        picture={picture}
        widths={widths}
        sizes={sizes}
        alt={name}
        width={800}
        priority={index === 0}
        blend
      />
    </a>
  );
}
