import { useTranslation } from "~/i18n/react";
import { showToast } from "~/shop/toast/toast-messages";

/**
 * What to do if the code of a dialog or a menu could not be loaded: the browser follows the link. Without a connection
 * the page stays and says so, as with any other link (decision 32), and the next press tries again.
 */
export function useFallback() {
  const { t } = useTranslation();
  return (href: string, close: () => void): void => {
    if (navigator.onLine) return location.assign(href);
    close();
    showToast({ kind: "error", text: t("notice.lost") });
  };
}
