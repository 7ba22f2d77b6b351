import clsx from "clsx";
import { useState, type FormEvent } from "react";

import { toldFaults, type Labels } from "~/forms/told-faults";
import { useFormCheck } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { Captcha } from "~/shop/form/captcha";
import { HumanFields } from "~/shop/form/human-fields";
import { PhotosField } from "~/shop/form/photos-field";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Note } from "~/ui/note";

import { consentName, fieldId, type FeedbackData, type FeedbackRefusal } from "./answer";
import { Consents, Subject, UnaskedChoices, Ways } from "./feedback-choices";
import { Comment, Person } from "./feedback-fields";
import styles from "./feedback-form.module.css";
import type { FeedbackSending } from "./use-feedback";

type FeedbackFormProps = {
  data: FeedbackData;
  refusal: FeedbackRefusal | undefined;
  sending: FeedbackSending;
  /** Stands in a dialog, whose frame it has already. */
  isOver?: boolean;
};

/** The form of a letter to the shop. */
export function FeedbackForm({ data, refusal, sending, isOver = false }: FeedbackFormProps) {
  const { settings, person, humanToken, captcha } = data;
  const { t } = useTranslation();
  const { form, isBlocked, errorOf } = useFormCheck(refusal);
  const { send, isLost } = useSend(sending);
  const [way, setWay] = useState<string>();
  const wrong = toldFaults(refusal?.errors, labelsOf(settings, t), fieldId);
  const first = settings?.communication[0]?.code;
  const parts = { refusal, errorOf };
  return (
    <form
      ref={form}
      className={clsx(styles.form, isOver && styles.over)}
      method="post"
      action={sending.action}
      encType="multipart/form-data"
      noValidate
      onSubmit={send}
    >
      <ErrorSummary title={t("forms:summary")} errors={wrong} />
      {isLost ? <Note kind="err" role="alert" title={t("notice.lost")} /> : <Refused refusal={refusal} />}
      <Person {...parts} person={person} way={way ?? refusal?.values["communication"]?.[0] ?? first} />
      {settings ? <Subject {...parts} subjects={settings.subject} /> : null}
      <Comment {...parts} />
      {settings ? <Ways {...parts} ways={settings.communication} onChoose={setWay} /> : null}
      <HumanFields token={humanToken} />
      <PhotosField id={fieldId("files")} error={errorOf("files")} isRefused={refusal !== undefined} />
      {settings ? <Consents {...parts} consents={settings.consents} /> : <UnaskedChoices refusal={refusal} />}
      {captcha ? <Captcha settings={captcha} refusal={refusal} /> : null}
      <Button size="l" block disabled={isBlocked} busy={sending.busy}>
        {t("feedback:submit")}
      </Button>
    </form>
  );
}

/** What the fields are called. What there is to choose says by itself what is missing. */
function labelsOf(settings: FeedbackData["settings"], t: Translate): Labels {
  return {
    fio: t("feedback:fio"),
    phone: t("feedback:phone"),
    email: t("feedback:email"),
    comment: t("feedback:comment"),
    ...Object.fromEntries(settings?.consents.map(({ code, title }) => [consentName(code), title]) ?? []),
  };
}

/** What is wrong with the letter as a whole. */
function Refused({ refusal }: { refusal: FeedbackRefusal | undefined }) {
  const { t } = useTranslation();
  if (!refusal?.message) return null;
  if (!refusal.isFailure) return <Note kind="err" role="alert" title={refusal.message} />;
  return (
    <Note kind="err" role="alert" title={t("feedback:failedTitle")}>
      {t("feedback:failedText")}
    </Note>
  );
}

/** With script the form is sent in place, and once; without a connection it stays. */
function useSend({ busy, send }: FeedbackSending) {
  const [isLost, setLost] = useState(false);
  return {
    isLost,
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setLost(!navigator.onLine);
      if (!busy && navigator.onLine) send(new FormData(event.currentTarget));
    },
  };
}
