import clsx from "clsx";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/on-demand";
import { announceBasket } from "~/shop/shopper/sync";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { isFocusLost } from "~/ui/focus";
import { Icon } from "~/ui/icon";

import styles from "./basket.module.css";

type ClearButtonProps = {
  className?: string | undefined;
  /** Called when the basket is empty and the button has disappeared: moves the focus. */
  onGone: () => void;
};

/** Links to the confirmation page; with JavaScript, the confirmation opens in a dialog. */
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
        className={clsx("no-print linkbtn small", className)}
        href={href(paths.clearBasket())}
        aria-label={t("basket:clear.openLabel")}
        onClick={open}
      >
        <Icon name="trash-2" size="s" />
        {t("basket:clear.open")}
      </a>
      <Dialog open={isOpen} onClose={close} title={t("basket:clear.title")} closeLabel={t("close")}>
        <ClearConfirmation keep={{ onPress: close }} />
        <CloseAfterRedirect onAnswered={close} />
      </Dialog>
    </>
  );
}

/** Closes the dialog: after the redirect the basket has the same path but a new location. */
function CloseAfterRedirect({ onAnswered }: { onAnswered: () => void }) {
  useLeftPage(onAnswered);
  return null;
}

/**
 * A dialog returns the focus to its opener. If the opener is removed at the same time, because the basket is empty now,
 * calls `onGone`, and the other tabs learn of it.
 */
function useFocusAfter(isOpen: boolean, onGone: () => void) {
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= isOpen;
  }, [isOpen]);
  useEffect(
    () => () => {
      if (!wasOpen.current) return;
      announceBasket();
      if (isFocusLost()) onGone();
    },
    [onGone],
  );
}

/**
 * Marks the button that a dialog begins with; React's `autoFocus` sets no attribute. Clearing cannot be undone, so a
 * second press of Enter must not do it.
 */
const focusInDialog = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/** How to cancel: a link to a page, or a callback that closes the dialog. */
type ClearConfirmationProps = { keep: { href: string } | { onPress: () => void } };

/** The confirmation form: says what clearing the basket does, and offers both answers. */
export function ClearConfirmation({ keep }: ClearConfirmationProps) {
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
          <Button ref={focusInDialog} variant="quiet" type="button" onClick={keep.onPress}>
            {t("basket:clear.back")}
          </Button>
        )}
      </div>
    </form>
  );
}
