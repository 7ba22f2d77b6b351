import { useState } from "react";

import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/link";
import { Button } from "~/ui/button";

import styles from "./share.module.css";

/**
 * What needs JavaScript: the device's share sheet and the clipboard. Each button appears only if the browser supports
 * it. Never rendered on the server, which knows no browser.
 */
export function ShareButtons({ page: { url, title } }: { page: SharedPage }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<"copied" | "notCopied" | null>(null);
  // Closing the sheet rejects the promise: the shopper has changed their mind, so nothing is reported.
  const share = () => void navigator.share({ title, url }).catch(() => null);
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setSaid("copied"),
      () => setSaid("notCopied"),
    );
  return (
    <>
      <div className={styles.buttons}>
        {"clipboard" in navigator && (
          <Button type="button" variant="line" size="s" onClick={copy}>
            {t("share:copy")}
          </Button>
        )}
        {"share" in navigator && (
          <Button type="button" variant="quiet" size="s" onClick={share}>
            {t("share:device")}
          </Button>
        )}
      </div>
      <p className="small" role="status">
        {said && t(`share:${said}`)}
      </p>
    </>
  );
}
