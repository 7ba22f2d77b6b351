import type { Question, QuestionList } from "~/api/schemas/review";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { ButtonLink } from "~/ui/button";
import { SectionHead } from "~/ui/drawing";

import { LoadedPart } from "./loaded-part";
import type { ProductPage } from "./product.server";
import { Answer, EntryDate } from "./review-entry";
import { Pages } from "./reviews";
import { reviewsPath } from "./reviews-query";
import styles from "./reviews.module.css";

type QuestionsProps = Pick<ProductPage, "product" | "questions" | "reviewsState">;

/** The questions about a product. */
export function Questions({ questions, ...props }: QuestionsProps) {
  const { t } = useTranslation();
  return (
    <LoadedPart part={questions} waiting={null} id="questions" failed={t("reviews:questions.failed")}>
      {(list) => <QuestionsSection {...props} list={list} />}
    </LoadedPart>
  );
}

type SectionProps = Omit<QuestionsProps, "questions"> & { list: QuestionList };

function QuestionsSection({ product, reviewsState, list }: SectionProps) {
  return (
    <CachedFragment
      as="section"
      className="section no-print"
      id="questions"
      aria-labelledby="questions-title"
      data={list.own.length > 0 ? null : ["questions", product.code, reviewsState, list]}
    >
      <QuestionsContent product={product} reviewsState={reviewsState} list={list} />
    </CachedFragment>
  );
}

function QuestionsContent({ product, reviewsState: state, list: { questions, own, pagination } }: SectionProps) {
  const { t, href } = useTranslation();
  const { total } = pagination;
  return (
    <>
      <SectionHead
        id="questions-title"
        title={t("reviews:questions.title")}
        count={total > 0 ? t("reviews:questions.count", { count: total }) : undefined}
      />
      <div className={styles.list}>
        {total === 0 && own.length === 0 && <p className="muted">{t("reviews:questions.none")}</p>}
        <ul className={styles.entries}>
          {[...own, ...questions].map((question) => (
            <li key={question.id}>
              <QuestionEntry question={question} />
            </li>
          ))}
        </ul>
        <Pages
          name={t("reviews:questions.pages")}
          {...pagination}
          href={(page) => href(reviewsPath(product.code, { ...state, questions: page }, "questions"))}
        />
        <p>
          <ButtonLink variant="line" href={href(paths.productQuestion(product.code))}>
            {t("reviews:questions.ask")}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

function QuestionEntry({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { author, text, language, status, answer, createdAt } = question;
  const state = status === "published" ? (answer ? null : "waits") : status;
  return (
    <article className={styles.entry}>
      <h3 className={styles.text} lang={language}>
        {text}
      </h3>
      <p className={styles.facts}>
        <span>{author}</span>
        <EntryDate at={createdAt} />
        {state && <b>{t(`reviews:questions.${state}`)}</b>}
      </p>
      <Answer answer={answer} language={language} />
    </article>
  );
}
