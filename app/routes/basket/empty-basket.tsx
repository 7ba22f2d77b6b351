import { messageOf, type LastResult } from "~/forms/answer";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import styles from "./empty-basket.module.css";

type EmptyBasketProps = {
  signedIn: boolean;
  /** What was wrong about a promo code; here is no field to say it at. */
  refused: LastResult | undefined;
};

/** Nothing in the basket: where to begin, and how an earlier basket comes back. */
export function EmptyBasket({ signedIn, refused }: EmptyBasketProps) {
  const { t, href } = useTranslation();
  const message = messageOf(refused) ?? refused?.error?.code?.[0];
  return (
    <EmptyState title={t("basket:empty.title")} text={t(signedIn ? "basket:empty.textSignedIn" : "basket:empty.text")}>
      {message && <Note kind="err" title={message} />}
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
