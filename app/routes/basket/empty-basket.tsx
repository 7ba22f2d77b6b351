import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import styles from "./empty-basket.module.css";
import { refusalText, type PromoAnswer } from "./promo-answer";

type EmptyBasketProps = {
  signedIn: boolean;
  /** What was wrong about a promo code; here is no field to say it at. */
  refusal: PromoAnswer | undefined;
};

/** Nothing in the basket: where to begin, and how an earlier basket comes back. */
export function EmptyBasket({ signedIn, refusal }: EmptyBasketProps) {
  const { t, href } = useTranslation();
  const refused = refusalText(t, refusal);
  return (
    <EmptyState title={t("basket:empty.title")} text={t(signedIn ? "basket:empty.textSignedIn" : "basket:empty.text")}>
      {refused ? <Note kind="err" title={refused} /> : null}
      <div className={styles.ways}>
        <ButtonLink href={href(paths.catalog())}>{t("basket:empty.catalog")}</ButtonLink>
        {signedIn ? (
          <ButtonLink variant="line" href={href(paths.favorites())}>
            {t("basket:empty.favorites")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="line" href={href(paths.signIn())}>
            {t("basket:empty.signIn")}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
