import type { Office } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import { PhoneLink } from "~/shop/frame/phone-link";

import styles from "./contacts.module.css";
import { mapLink } from "./map-link";

/** Every office with address, hours, phone and the way to it. */
export function Offices({ offices }: { offices: Office[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" className={styles.heading}>
        {t("content:contacts.offices")}
      </h2>
      <ol className={styles.offices}>
        {offices.map((office, index) => (
          <li key={office.id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{office.name}</h3>
              <address>{office.address}</address>
              <p>{office.hours}</p>
              <PhoneLink className="linkbtn" phone={office.phone} />
            </div>
            <a
              className="linkbtn small"
              href={mapLink(office)}
              rel="external noopener noreferrer"
              aria-label={t("content:contacts.routeTo", { name: office.name })}
            >
              {t("content:contacts.route")}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
