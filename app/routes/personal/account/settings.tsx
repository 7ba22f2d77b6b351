import type { User } from "~/api/schemas/auth";
import type { Notify } from "~/api/schemas/profile";
import { checkboxProps } from "~/forms/field-props";
import type { FormConstraint, LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";

import { type AccountFieldOf, AccountForm, FormResult, useAccountForm } from "./account-form";
import styles from "./account.module.css";

type PersonFormProps = {
  user: User;
  constraint: FormConstraint;
  /** `YYYY-MM-DD`: the latest possible birthday. */
  today: string;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/** The form for names and birthday. */
export function PersonForm({ user, constraint, today, refused, saved }: PersonFormProps) {
  const { t } = useTranslation();
  const labels = {
    name: t("account:person.name"),
    secondName: t("account:person.secondName"),
    lastName: t("account:person.lastName"),
    birthday: t("account:person.birthday"),
  };
  const state = useAccountForm<keyof typeof labels>("person", refused, {
    labels,
    constraint,
    defaultValue: {
      name: user.name,
      secondName: user.secondName,
      lastName: user.lastName,
      birthday: user.birthday,
    },
  });
  const { field, isBlocked, isSent } = state;
  return (
    <section className="sheet pad" id="person" aria-labelledby="person-title">
      <h2 className={styles.heading} id="person-title">
        {t("account:person.title")}
      </h2>
      <AccountForm state={state} part="person">
        <PersonFields today={today} field={field} />
        <div className={styles.end}>
          <Button variant="dark" disabled={isBlocked} busy={isSent}>
            {t("account:save")}
          </Button>
          <FormResult text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}

type PersonFieldsProps = Pick<PersonFormProps, "today"> & {
  field: AccountFieldOf<"name" | "secondName" | "lastName" | "birthday">;
};

function PersonFields({ today, field }: PersonFieldsProps) {
  return (
    <div className="grid2">
      <Field {...field("name")} autoComplete="given-name" />
      <Field {...field("secondName")} autoComplete="additional-name" />
      <Field {...field("lastName")} autoComplete="family-name" />
      <Field {...field("birthday", "date")} autoComplete="bday" min="1900-01-01" max={today} />
    </div>
  );
}

const kinds = ["orderSms", "orderEmail"] as const;

type NotifyFormProps = {
  notify: Notify;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/** The customer's notification settings. */
export function NotifyForm({ notify, refused, saved }: NotifyFormProps) {
  const { t } = useTranslation();
  const labels = {
    orderSms: t("account:notify.orderSms"),
    orderEmail: t("account:notify.orderEmail"),
  };
  const defaultValue = Object.fromEntries(kinds.map((kind) => [kind, notify[kind] ? "on" : ""]));
  const state = useAccountForm<(typeof kinds)[number]>("notify", refused, { labels, defaultValue });
  return (
    <section className="sheet pad" id="notify" aria-labelledby="notify-title">
      <h2 className={styles.heading} id="notify-title">
        {t("account:notify.title")}
      </h2>
      <AccountForm state={state} part="notify">
        <div>
          {kinds.map((kind) => (
            <Checkbox key={kind} {...checkboxProps(state.fieldOf(kind))} label={labels[kind]} />
          ))}
        </div>
        <div className={styles.end}>
          <Button variant="dark" busy={state.isSent}>
            {t("account:save")}
          </Button>
          <FormResult text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}
