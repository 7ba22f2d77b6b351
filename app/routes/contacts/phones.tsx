import type { Settings } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { PhoneLink } from "~/shop/frame/phone-link";
import { SentLink } from "~/shop/frame/sent-link";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./contacts.module.css";

/** How to reach the shop as a whole: both phones, e-mail, social networks. */
export function Phones({ phones, email, social }: Pick<Settings, "phones" | "email" | "social">) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.phones}>
      <div>
        <PhoneLink className={styles.phone} phone={phones.tollFree} />
        <p className="muted small">{t("content:contacts.tollFree")}</p>
      </div>
      <div>
        <PhoneLink className={styles.phone} phone={phones.city} />
        <p className="muted small">{t("content:contacts.city")}</p>
      </div>
      <ButtonLink href={`mailto:${email}`} variant="dark" size="l">
        <Icon name="mail" size="s" />
        {email}
      </ButtonLink>
      <ButtonLink href={href(paths.feedback())} variant="line" size="l">
        <Icon name="message-square" size="s" />
        {t("content:contacts.write")}
      </ButtonLink>
      {social.length > 0 && (
        <ul className={styles.social}>
          {social.map(({ name, link }) => (
            <li key={name}>
              <SentLink link={link} className="linkbtn">
                {name}
              </SentLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
