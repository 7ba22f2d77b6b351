import { useEffect, useRef, useState } from "react";

import { type CaptchaSettings, tokenName, trapName, type LastResult, messageOf } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";

import { loadCaptcha, type Widget } from "./captcha-script";
import styles from "./captcha.module.css";

type CaptchaProps = {
  settings: CaptchaSettings;
  /** The last answer to the form: a token works only once, so a refused form needs a new one. */
  lastResult: LastResult | undefined;
};

/**
 * Yandex SmartCaptcha in a form; needs JavaScript. It adds its token to the form as a separate field. If it does not
 * load in time, the form is sent without it.
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
 * The hidden fields by which the server tells people from bots; `token` comes from `issueHumanToken`. Needs the texts
 * of the area `forms`.
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
