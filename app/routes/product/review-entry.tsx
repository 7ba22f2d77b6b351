import type { Question, Review } from "~/api/schemas/review";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Stars } from "~/shop/product/rating";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

import styles from "./reviews.module.css";

type ReviewEntryProps = { code: string; review: Review };

/** A review with its photos, votes and the shop's answer. */
export function ReviewEntry({ code, review }: ReviewEntryProps) {
  const { t } = useTranslation();
  const { id, author, rating, isBought, language, pros, cons, text, status } = review;
  return (
    <article className={styles.entry} id={`review-${id}`}>
      <h3>{author}</h3>
      <p className={styles.facts}>
        <Stars rating={rating} label={t("reviews:rating", { count: rating })} />
        <EntryDate at={review.createdAt} />
        {isBought && (
          <span className={styles.bought}>
            <Icon name="badge-check" size="xs" />
            {t("reviews:bought")}
          </span>
        )}
      </p>
      {(pros || cons) && (
        <dl className={styles.points}>
          {pros && <Point name={t("reviews:pros")} text={pros} language={language} />}
          {cons && <Point name={t("reviews:cons")} text={cons} language={language} />}
        </dl>
      )}
      {text && (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      <Photos pictures={review.pictures} />
      {status === "published" && <HelpfulForm code={code} review={review} />}
      <Answer answer={review.answer} language={language} />
    </article>
  );
}

function Point({ name, text, language }: { name: string; text: string; language: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.text} lang={language}>
        {text}
      </dd>
    </div>
  );
}

/** The customer's photos, each a link to the large picture. */
function Photos({ pictures }: Pick<Review, "pictures">) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={t("reviews:photos")}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={paths.image(picture, 1200)} data-reload>
            <Picture
              src={(width) => paths.image(picture, width)}
              widths={[96, 320]}
              sizes="88px"
              width={88}
              alt={t("reviews:photo", { number: index + 1, total: pictures.length })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Marks the review as helpful, or removes the visitor's mark. */
function HelpfulForm({ code, review: { id, author, helpful, isHelpful } }: ReviewEntryProps) {
  const { t, href } = useTranslation();
  return (
    <form method="post" action={href(paths.productVotes(code))} data-reload>
      <button
        className={buttonClass({ variant: isHelpful ? "dark" : "quiet", size: "s" }, styles.vote)}
        name={isHelpful ? "unhelpful" : "helpful"}
        value={id}
        aria-pressed={isHelpful}
      >
        <Icon name="thumbs-up" size="xs" />
        {t("reviews:helpful")}
        <span className="visually-hidden">{t("reviews:helpfulOf", { name: author, count: helpful })}</span>
        {helpful > 0 && <span aria-hidden="true">{helpful}</span>}
      </button>
    </form>
  );
}

/** What the shop answered; renders nothing if it has not. */
export function Answer({ answer, language }: Pick<Question, "answer" | "language">) {
  const { t } = useTranslation();
  if (!answer) return null;
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>
        <b>{t("reviews:answer")}</b>
        <EntryDate at={answer.createdAt} />
      </p>
      <p className={styles.text} lang={language}>
        {answer.text}
      </p>
    </div>
  );
}

/** The day of a review, a question or an answer. */
export function EntryDate({ at }: { at: string }) {
  const { locale } = useTranslation();
  return (
    <time className="muted" dateTime={at}>
      {formatDate(locale, at)}
    </time>
  );
}
