import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";

import styles from "./clear.module.css";

/** The way back: to a page, or what closes the dialog. */
type ClearQuestionProps = { keep: { href: string } | { onPress: () => void } };

/** What clearing the basket does, and the two answers. */
export function ClearQuestion({ keep }: ClearQuestionProps) {
  const { t, href } = useTranslation();
  return (
    <form method="post" action={href(paths.clearBasket())}>
      <p>{t("basket:clear.text")}</p>
      <div className={styles.answers}>
        <Button variant="danger">{t("basket:clear.confirm")}</Button>
        {"href" in keep ? (
          <ButtonLink variant="quiet" href={keep.href}>
            {t("basket:clear.back")}
          </ButtonLink>
        ) : (
          <Button variant="quiet" type="button" onClick={keep.onPress}>
            {t("basket:clear.back")}
          </Button>
        )}
      </div>
    </form>
  );
}
