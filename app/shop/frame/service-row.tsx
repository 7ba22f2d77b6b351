import { useLocation } from "@remix-run/react";
import clsx from "clsx";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

import { LanguageSwitch } from "./language-switch";
import { PhoneLink } from "./phone-link";
import styles from "./service-row.module.css";

const links = [
  ["brands", paths.brands()],
  ["stocks", paths.stocks()],
  ["news", paths.news()],
  ["b2b", paths.information("b2b-resheniya")],
  ["payment", paths.information("oplata")],
  ["returns", paths.information("vozvrat-tovara")],
  ["contacts", paths.contacts()],
] as const;

/** The desktop's upper row: pages about the shop, feedback, phone, language. */
export function ServiceRow({ tollFree }: { tollFree: string | undefined }) {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  return (
    <div className={clsx("only-d", styles.row)}>
      <div className={clsx("wrap", styles.in)}>
        <nav className={styles.links} aria-label={t("header.service")}>
          {links.map(([name, path]) => (
            <a key={name} href={href(path)} aria-current={path === here ? "page" : undefined}>
              {t(`nav.${name}`)}
            </a>
          ))}
        </nav>
        <a className={styles.feedback} href={href(paths.feedback())}>
          <Icon name="message-square" size="s" />
          {t("header.feedback")}
        </a>
        {tollFree && <PhoneLink className={styles.phone} phone={tollFree} />}
        <LanguageSwitch />
      </div>
    </div>
  );
}
