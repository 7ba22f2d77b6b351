import { useState, type FormEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import styles from "./sign-in.module.css";

/** Keeps the customer signed in: a link on a separate page, a button in a dialog. */
type SignOutQuestionProps = { stay: { href: string } | { onPress: () => void } };

/** Asks whether to sign out. The answer loads a new document. */
export function SignOutQuestion({ stay }: SignOutQuestionProps) {
  const { t, href } = useTranslation();
  const [isLost, setLost] = useState(false);
  const check = (event: FormEvent) => {
    if (!navigator.onLine) event.preventDefault();
    setLost(!navigator.onLine);
  };
  return (
    <>
      <p>{t("sign-in:signOut.text")}</p>
      {isLost && <Note kind="err" role="alert" title={t("notice.lost")} />}
      <form className={styles.buttons} method="post" action={href(paths.signOut())} data-reload="" onSubmit={check}>
        {"href" in stay ? (
          <ButtonLink href={stay.href} variant="line">
            {t("sign-in:signOut.cancel")}
          </ButtonLink>
        ) : (
          <Button type="button" variant="line" onClick={stay.onPress}>
            {t("sign-in:signOut.cancel")}
          </Button>
        )}
        <Button variant="dark">{t("sign-in:signOut.submit")}</Button>
      </form>
    </>
  );
}
