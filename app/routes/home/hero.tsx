import type { ComponentProps } from "react";

import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { linkProps } from "~/shop/frame/links";
import { isSale, stockText } from "~/shop/product/price-and-stock";
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
        node: <HeroSlide slide={slide} number={index + 1} total={slides.length} />,
      }))}
      single
      autoplay
    />
  );
}

type TitleBlockRow = ComponentProps<typeof TitleBlock>["rows"][number];

type HeroSlideProps = { slide: HomeSlide; number: number; total: number };

function HeroSlide({ slide, number, total }: HeroSlideProps) {
  const translation = useTranslation();
  const { t, href } = translation;
  const { title, text, picture, link, subject } = slide;
  const term = subject?.kind === "stock" ? termText(translation, subject) : null;
  const rows = [
    ...(total > 1 ? [{ term: t("home:block.sheet"), value: t("count.of", { shown: number, total }) }] : []),
    ...factsOf(translation, slide),
  ];
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        {term && <p className={styles.term}>{term}</p>}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        {link && (
          <ButtonLink size="l" aria-label={`${t("home:open")}: ${title}`} {...linkProps(link, href)}>
            {t("home:open")}
          </ButtonLink>
        )}
      </div>
      <div className={styles.picture}>
        <Picture
          src={picture === null ? null : (width) => paths.image(picture, width)}
          widths={[320, 640, 800]}
          sizes="(min-width:940px) 380px, min(70vw, 280px)"
          alt=""
          width={560}
          priority={number === 1}
          blend
        />
      </div>
      {rows.length > 0 && <TitleBlock className={styles.block} rows={rows} />}
    </div>
  );
}

function factsOf(translation: Translation, { title, subject }: HomeSlide): TitleBlockRow[] {
  const { t } = translation;
  if (!subject) return [];
  if (subject.kind === "stock") {
    return subject.name === title ? [] : [{ term: t("home:block.stock"), value: subject.name }];
  }
  const { name, price, oldPrice } = subject;
  return [
    { term: t("home:block.product"), value: name },
    {
      term: t("home:block.price"),
      value: (
        <>
          {formatPrice(price)} {isSale(price, oldPrice) && <s>{formatPrice(oldPrice)}</s>}
        </>
      ),
    },
    { term: t("home:block.availability"), value: stockText(translation, subject) },
  ];
}

function termText({ t, locale }: Translation, { startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const from = formatDate(locale, startsAt);
  return endsAt ? t("home:dates.both", { from, to: formatDate(locale, endsAt) }) : t("home:dates.from", { from });
}
