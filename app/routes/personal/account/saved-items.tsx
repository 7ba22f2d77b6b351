import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { AccountForm, FormResult, useAccountButton } from "./account-form";
import styles from "./account.module.css";

type Address = { id: number; name: string; value: string; isDefault: boolean };

type AddressesProps = {
  /** Null if the API did not return them. */
  addresses: Address[] | null;
  refused: LastResult | undefined;
  /** The result of the last form. */
  saved: string | null;
};

/** The address book. */
export function Addresses({ addresses, refused, saved }: AddressesProps) {
  const { t, href } = useTranslation();
  return (
    <section className="sheet pad" id="addresses" aria-labelledby="addresses-title">
      <h2 className={styles.heading} id="addresses-title">
        {t("account:addresses.title")}
      </h2>
      {addresses === null && <Note kind="warn" title={t("error.part")} />}
      {addresses?.length === 0 && <p className={styles.empty}>{t("account:addresses.empty")}</p>}
      <ul className={styles.list}>
        {addresses?.map((entry) => (
          <li key={entry.id}>
            <AddressRow entry={entry} refused={refused} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <ButtonLink variant="line" href={href(paths.personalAddress("new"))}>
          {t("account:addresses.add")}
        </ButtonLink>
        <FormResult text={saved} />
      </div>
    </section>
  );
}

function AddressRow({
  entry: { id, name, value, isDefault },
  refused,
}: {
  entry: Address;
  refused: LastResult | undefined;
}) {
  const { t, href } = useTranslation();
  const isRefused = refused?.initialValue?.id === String(id);
  const state = useAccountButton("address-default", isRefused ? refused : undefined);
  const called = name || value;
  return (
    <>
      <div className={styles.about}>
        {(name || isDefault) && (
          <p className={styles.named}>
            {name && <strong>{name}</strong>}
            {isDefault && <Badge name={t("account:addresses.default")} color="#e6eae9" />}
          </p>
        )}
        <p>{value}</p>
      </div>
      <div className={styles.links}>
        {!isDefault && (
          <AccountForm state={state} part="addresses">
            <input type="hidden" name="id" value={id} />
            <button className="linkbtn small" aria-label={t("account:addresses.makeDefaultOf", { name: called })}>
              {t("account:addresses.makeDefault")}
            </button>
          </AccountForm>
        )}
        <a
          className="linkbtn small"
          href={href(paths.personalAddress(id))}
          aria-label={t("account:changeOf", { name: called })}
        >
          {t("account:change")}
        </a>
      </div>
    </>
  );
}

type Company = { id: number; name: string; inn: string };

type CompaniesProps = {
  /** Null if the API did not return them. */
  companies: Company[] | null;
  /** The result of the last form. */
  saved: string | null;
};

/** The companies that the customer orders for. */
export function Companies({ companies, saved }: CompaniesProps) {
  const { t, href } = useTranslation();
  return (
    <section className="sheet pad" id="companies" aria-labelledby="companies-title">
      <h2 className={styles.heading} id="companies-title">
        {t("account:companies.title")}
      </h2>
      {companies === null && <Note kind="warn" title={t("error.part")} />}
      {companies?.length === 0 && <p className={styles.empty}>{t("account:companies.empty")}</p>}
      <ul className={styles.list}>
        {companies?.map(({ id, name, inn }) => (
          <li key={id}>
            <div className={styles.about}>
              <strong>{name}</strong>
              <p className="muted">{t("account:companies.inn", { inn })}</p>
            </div>
            <div className={styles.links}>
              <a
                className="linkbtn small"
                href={href(paths.personalCompany(id))}
                aria-label={t("account:changeOf", { name })}
              >
                {t("account:change")}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <ButtonLink variant="line" href={href(paths.personalCompany("new"))}>
          {t("account:companies.add")}
        </ButtonLink>
        <FormResult text={saved} />
      </div>
    </section>
  );
}
