import clsx from "clsx";
import { useEffect, useId, useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { shareLinks, type SharedPage } from "~/lib/link";
import { useOnDemand } from "~/shop/client/on-demand";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Icon } from "~/ui/icon";

import styles from "./share.module.css";

type ShareProps = {
  page: SharedPage;
  /** `Поделиться` by default. */
  label?: string | undefined;
  /** What the address does not include. */
  note?: string | undefined;
  /** Whether only this visitor sees the page, so that its links are not cached. */
  isOwn?: boolean;
};

const loadButtons = async () => (await import("./share-buttons")).ShareButtons;

/**
 * Ways to share a page: its address and plain links, which need no JavaScript and load nothing from other sites. Needs
 * the texts of the area `share`.
 */
export function Share({ page, label, note, isOwn = false }: ShareProps) {
  const { t } = useTranslation();
  const id = useId();
  // The buttons that need JavaScript load on first use; without them, the links still work.
  const [Buttons, ask] = useOnDemand(loadButtons);
  const details = useRef<HTMLDetailsElement>(null);
  const loadEarly = useRef(ask);
  // React misses the event of an element that was opened before hydration.
  useEffect(() => {
    if (details.current?.open) void loadEarly.current().catch(() => null);
  }, []);
  return (
    <details ref={details} className={clsx(styles.share, "no-print")} onToggle={() => void ask().catch(() => null)}>
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
        <CachedFragment as="ul" className={styles.links} data={isOwn ? null : ["share", page]}>
          <ShareItems page={page} />
        </CachedFragment>
        {Buttons && <Buttons page={page} />}
      </div>
    </details>
  );
}

function ShareItems({ page }: Pick<ShareProps, "page">) {
  const { t } = useTranslation();
  return shareLinks(page).map(({ way, href }) => (
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
  ));
}
