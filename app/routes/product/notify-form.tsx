import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

import styles from "./notify-form.module.css";
import type { NotifyAnswer } from "./notify.server";

type NotifyFormProps = {
  code: string;
  /** What the form was told when it was posted without script. */
  answer?: NotifyAnswer | undefined;
};

/** Asks for an e-mail address or a phone number, to tell when a product is back. With script it stays where it is. */
export function NotifyForm({ code, answer: loaded }: NotifyFormProps) {
  const { t, href } = useTranslation();
  const fetcher = useFetcher<NotifyAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const fieldId = useId();
  const answer = fetcher.data ?? loaded;
  // Once its answer is there the form may be sent again, though the page is still being read anew.
  const busy = fetcher.state === "submitting";
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) form.current?.querySelector("input")?.focus();
  }, [fetcher.state, fetcher.data]);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={href(paths.productNotify(code))}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        fields.set("via", "fetch");
        if (!busy) fetcher.submit(fields, { method: "post", action: href(paths.productNotify(code)) });
      }}
    >
      <Field
        id={fieldId}
        name="contact"
        label={t("product:notify.contact")}
        hint={t("product:notify.lead")}
        defaultValue={answer?.contact}
        error={answer && (answer.message ?? t(`product:notify.${answer.error}`))}
        autoComplete="email"
        required
        maxLength={200}
      />
      <Button size="l" block busy={busy}>
        {t("product:notify.submit")}
      </Button>
    </form>
  );
}
