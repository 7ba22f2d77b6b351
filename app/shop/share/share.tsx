import clsx from "clsx";
import { useId } from "react";

import { useTranslation } from "~/i18n/react";
import { shareLinks, type SharedPage } from "~/lib/link";
import { useOnDemand } from "~/shop/client/use-on-demand";
import { Icon } from "~/ui/icon";

import styles from "./share.module.css";

type ShareProps = {
  page: SharedPage;
  /** `Поделиться` unless told. */
  label?: string | undefined;
  /** What the address leaves out. */
  note?: string | undefined;
};

const loadButtons = async () => (await import("./share-buttons")).ShareButtons;

/**
 * Ways to tell somebody of a page: its address and plain links, which need no script and load nothing from elsewhere. Its
 * strings are those of the area `share`.
 */
export function Share({ page, label, note }: ShareProps) {
  const { t } = useTranslation();
  const id = useId();
  // What script adds comes when there is need of it; without it the links do.
  const [Buttons, ask] = useOnDemand(loadButtons);
  return (
    <details className={clsx(styles.share, "no-print")} onToggle={() => void ask().catch(() => null)}>
      <summary className="linkbtn">
        <Icon name="share-2" size="s" />
        {label ?? t("share:open")}
      </summary>
      <div className={styles.panel}>
        <label className="small muted" htmlFor={id}>
          {t("share:address")}
        </label>
        <input id={id} className={styles.address} readOnly value={page.url} />
        {note && <p className="small muted">{note}</p>}
        <ul className={styles.ways}>
          {shareLinks(page).map(({ way, href }) => (
            <li key={way}>
              <a
                className="linkbtn"
                href={href}
                {...(way === "email" ? {} : { target: "_blank", rel: "external noopener noreferrer" })}
              >
                {t(`share:ways.${way}`)}
                {way !== "email" && <span className="visually-hidden"> ({t("share:newWindow")})</span>}
              </a>
            </li>
          ))}
        </ul>
        {Buttons && <Buttons page={page} />}
      </div>
    </details>
  );
}
