import { useEffect, useRef, useState } from "react";

import { type CaptchaSettings, tokenName, trapName } from "~/forms/human-fields";
import { type LastResult, messageOf } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";

import { loadCaptcha, type Widget } from "./captcha-script";
import styles from "./captcha.module.css";

type CaptchaProps = {
  settings: CaptchaSettings;
  /** Why the form was not taken: a token is good once, so that of a refused form is no longer. */
  lastResult: LastResult | undefined;
};

/**
 * Yandex SmartCaptcha in a form, with script alone. It adds its token to the form as a field of its own. Where it is not
 * there in time the form goes without.
 */
export function Captcha({ settings: { key, url }, lastResult }: CaptchaProps) {
  const { t, locale } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let isGone = false;
    void loadCaptcha(url).then((show) => {
      if (isGone || !place.current) return;
      widget.current = show ? show(place.current, { sitekey: key, hl: locale }) : null;
      setAway(show === null);
    });
    return () => {
      isGone = true;
      widget.current?.remove();
      widget.current = null;
    };
  }, [key, url, locale]);

  useEffect(() => {
    if (messageOf(lastResult)) widget.current?.reset();
  }, [lastResult]);

  return (
    <div className={styles.captcha}>
      <div ref={place} />
      {isAway ? <p className="small muted">{t("forms:human.captchaAway")}</p> : null}
    </div>
  );
}

/**
 * The unseen fields by which a form tells people from programs; `token` comes from `issueHumanToken`. Their strings are
 * those of the area `forms`.
 */
export function HumanFields({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name={tokenName} value={token} />
      <label>
        {t("forms:human.trap")}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
