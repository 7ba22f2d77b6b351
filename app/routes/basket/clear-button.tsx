import clsx from "clsx";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/use-left-page";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";

import styles from "./basket-page.module.css";

type ClearButtonProps = {
  className?: string | undefined;
  /** The answer has emptied the basket, and the button with it has gone: says where the focus goes. */
  onGone: () => void;
};

/** Leads to the question whether to clear the basket; with JavaScript it is asked over the basket. */
export function ClearButton({ className, onGone }: ClearButtonProps) {
  const { t, href } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useFocusAfter(isOpen, onGone);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className={clsx("linkbtn small", className)}
        href={href(paths.clearBasket())}
        aria-label={t("basket:clear.openLabel")}
        onClick={open}
      >
        <Icon name="trash-2" size="s" />
        {t("basket:clear.open")}
      </a>
      <Dialog open={isOpen} onClose={close} title={t("basket:clear.title")} closeLabel={t("close")}>
        <ClearQuestion keep={{ onPress: close }} />
        <CloseWhenAnswered onAnswered={close} />
      </Dialog>
    </>
  );
}

/** The answer leads back to the basket, in the same place of the page and yet another one. */
function CloseWhenAnswered({ onAnswered }: { onAnswered: () => void }) {
  useLeftPage(onAnswered);
  return null;
}

/** A dialog gives the focus back to its opener, unless that goes at the same time. */
function useFocusAfter(isOpen: boolean, onGone: () => void) {
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= isOpen;
  }, [isOpen]);
  useEffect(
    () => () => {
      if (wasOpen.current && document.activeElement === document.body) onGone();
    },
    [onGone],
  );
}

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
