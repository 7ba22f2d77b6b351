import type { ComponentProps } from "react";

import { formatDate } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { isOpaquePicture } from "~/lib/link";
import { paths } from "~/paths";
import { linkProps } from "~/shop/frame/links";
import { isSale, OldPrice, priceText, stockText } from "~/shop/product/price-and-stock";
import { useCarouselTexts } from "~/shop/product/product-rail";
import { ButtonLink } from "~/ui/button";
import { Carousel } from "~/ui/carousel";
import { TitleBlock } from "~/ui/drawing";
import { Picture } from "~/ui/picture";

import styles from "./hero.module.css";
import type { HomeSlide } from "./home.server";

/** The carousel at the top of the home page: one slide at a time, with numbered links to the others. */
export function Hero({ slides }: { slides: HomeSlide[] }) {
  const { t } = useTranslation();
  const texts = useCarouselTexts();
  if (slides.length === 0) return null;
  return (
    <Carousel
      className={styles.hero}
      id="s"
      label={t("home:hero")}
      texts={texts}
      slides={slides.map((slide, index) => ({
        key: index,
        node: <HeroSlide slide={slide} isFirst={index === 0} />,
      }))}
      single
      autoplay
    />
  );
}

type TitleBlockRow = ComponentProps<typeof TitleBlock>["rows"][number];

function HeroSlide({ slide, isFirst }: { slide: HomeSlide; isFirst: boolean }) {
  const translation = useTranslation();
  const { t, href } = translation;
  const { title, text, picture, link, action, more, stock } = slide;
  const label = action ?? t("home:open");
  const rows = factsOf(translation, slide);
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        {stock && <p className={styles.term}>{termText(translation, stock)}</p>}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <p className={styles.actions}>
        {link && (
          <ButtonLink size="l" aria-label={action ? undefined : `${label}: ${title}`} {...linkProps(link, href)}>
            {label}
          </ButtonLink>
        )}
        {more?.link && (
          <a className="linkbtn" {...linkProps(more.link, href)}>
            {more.name}
          </a>
        )}
      </p>
      <div className={styles.picture}>
        <Picture
          src={picture === null ? null : (width) => paths.image(picture, width)}
          widths={[320, 640, 800, 1200]}
          sizes="(min-width:58.75em) 496px, min(100vw - 32px, 400px)"
          alt=""
          width={496}
          height={372}
          priority={isFirst}
          blend={picture !== null && isOpaquePicture(picture)}
        />
      </div>
      {rows.length > 0 && <TitleBlock className={styles.block} rows={rows} />}
    </div>
  );
}

/** The facts of a slide: its product with the price, otherwise the name of its promotion. */
function factsOf(translation: Translation, { title, product, stock }: HomeSlide): TitleBlockRow[] {
  const { t, href } = translation;
  if (!product) return stock && stock.name !== title ? [{ term: t("home:block.stock"), value: stock.name }] : [];
  const { code, name, price, oldPrice } = product;
  return [
    { term: t("home:block.product"), value: <a href={href(paths.product(code))}>{shortName(name)}</a> },
    {
      term: t("home:block.price"),
      value: (
        <>
          {priceText(translation, price)} {isSale(price, oldPrice) && <OldPrice oldPrice={oldPrice} />}
        </>
      ),
    },
    { term: t("home:block.availability"), value: stockText(translation, product) },
  ];
}

/** A product's name without the details behind its first comma, which do not fit into the block. */
const shortName = (name: string) => name.split(", ")[0] ?? name;

function termText({ t, locale }: Translation, { startsAt, endsAt }: NonNullable<HomeSlide["stock"]>) {
  const from = formatDate(locale, startsAt);
  return endsAt ? t("home:dates.both", { from, to: formatDate(locale, endsAt) }) : t("home:dates.from", { from });
}
