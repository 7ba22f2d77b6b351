import type { User } from "~/api/schemas/auth";
import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

import { AccountForm, useAccountForm, type AccountFieldOf } from "./account-form";
import styles from "./account.module.css";
import { Saved } from "./saved";

type PersonFormProps = {
  user: User;
  /** `YYYY-MM-DD`: nobody is born later. */
  today: string;
  refused: Refusal | undefined;
  /** What came of the form. */
  saved: string | null;
};

/** Names and birthday. */
export function PersonForm({ user, today, refused, saved }: PersonFormProps) {
  const { t } = useTranslation();
  const labels = {
    name: t("account:person.name"),
    secondName: t("account:person.secondName"),
    lastName: t("account:person.lastName"),
    birthday: t("account:person.birthday"),
  };
  const state = useAccountForm("person", refused, { labels });
  const { field, isBlocked, isSent } = state;
  return (
    <section className="sheet pad" id="person" aria-labelledby="person-title">
      <h2 className={styles.heading} id="person-title">
        {t("account:person.title")}
      </h2>
      <AccountForm state={state} part="person">
        <PersonFields user={user} today={today} field={field} />
        <div className={styles.end}>
          <Button variant="dark" disabled={isBlocked} busy={isSent}>
            {t("account:save")}
          </Button>
          <Saved text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}

type PersonFieldsProps = Pick<PersonFormProps, "user" | "today"> & {
  field: AccountFieldOf<"name" | "secondName" | "lastName" | "birthday">;
};

function PersonFields({ user, today, field }: PersonFieldsProps) {
  return (
    <div className="grid2">
      <Field {...field("name", user.name)} autoComplete="given-name" maxLength={100} required />
      <Field {...field("secondName", user.secondName)} autoComplete="additional-name" maxLength={100} />
      <Field {...field("lastName", user.lastName)} autoComplete="family-name" maxLength={100} />
      <Field {...field("birthday", user.birthday)} type="date" autoComplete="bday" min="1900-01-01" max={today} />
    </div>
  );
}
