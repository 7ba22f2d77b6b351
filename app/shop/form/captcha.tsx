import { useEffect, useRef, useState } from "react";

import { type CaptchaSettings, tokenName, trapName, type LastResult, messageOf } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";

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

/** How long a form waits for the captcha's script, in ms (specification, section 9). */
const timeLimit = 2000;

type Options = { sitekey: string; hl: string };

/** A captcha on the page. */
type Widget = { reset: () => void; remove: () => void };

/** Renders a captcha into an empty element. */
type Show = (place: HTMLElement, options: Options) => Widget;

/** What the script assigns to `window.smartCaptcha`. */
type Library = {
  render: (place: HTMLElement, options: Options) => number;
  reset: (widget: number) => void;
  destroy: (widget: number) => void;
};

/**
 * Loads the captcha's script, unless it is loaded already.
 * @param url its address, without a trailing slash
 * @returns a function that renders the captcha; null if the script did not load in time
 */
export function loadCaptcha(url: string): Promise<Show | null> {
  const loaded = findLibrary();
  if (loaded) return Promise.resolve(showWith(loaded));
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (show: Show | null) => {
      clearTimeout(timer);
      // A script that loads too late is useless to the form, which has already reported the failure.
      if (!show) script.remove();
      resolve(show);
    };
    const timer = setTimeout(() => end(null), timeLimit);
    Object.assign(window, {
      onCaptchaReady: () => {
        const library = findLibrary();
        end(library && showWith(library));
      },
    });
    script.src = `${url}/captcha.js?render=onload&onload=onCaptchaReady`;
    script.async = true;
    script.onerror = () => end(null);
    document.head.append(script);
  });
}

function showWith(library: Library): Show {
  return (place, options) => {
    const id = library.render(place, options);
    return { reset: () => library.reset(id), remove: () => library.destroy(id) };
  };
}

function findLibrary(): Library | null {
  const found: unknown = Reflect.get(window, "smartCaptcha");
  return isLibrary(found) ? found : null;
}

function isLibrary(value: unknown): value is Library {
  if (typeof value !== "object" || value === null) return false;
  return ["render", "reset", "destroy"].every((name) => typeof Reflect.get(value, name) === "function");
}
