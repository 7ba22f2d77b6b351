import { getFormProps } from "@conform-to/react";
import clsx from "clsx";

import { messageOf } from "~/forms/answer";
import { summaryErrors, type Labels } from "~/forms/summary-errors";
import { useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { paths } from "~/paths";
import { Captcha } from "~/shop/form/captcha";
import { HumanFields } from "~/shop/form/human-fields";
import { PhotosField } from "~/shop/form/photos-field";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Note } from "~/ui/note";

import { consentName, type FeedbackData, type FeedbackRefusal } from "./answer";
import { Consents, Subject, UnaskedChoices, Ways } from "./feedback-choices";
import { Comment, Person, type FeedbackField } from "./feedback-fields";
import styles from "./feedback-form.module.css";
import type { FeedbackSending } from "./use-feedback";

type FeedbackFormProps = {
  data: FeedbackData;
  refusal: FeedbackRefusal | undefined;
  sending: FeedbackSending;
  /** Stands in a dialog, whose frame it has already. */
  isInDialog?: boolean;
};

/** The form of a letter to the shop. */
export function FeedbackForm({ data, refusal, sending, isInDialog = false }: FeedbackFormProps) {
  const { settings, person, humanToken, captcha } = data;
  const { t, href } = useTranslation();
  const lastResult = refusal?.lastResult;
  const { form, fields, field, isBlocked } = useShopForm<FeedbackField>({
    id: "feedback",
    lastResult,
    defaultValue: { ...person, communication: settings?.communication[0]?.code },
    onSubmit: sending.send,
  });
  return (
    <form
      {...getFormProps(form)}
      className={clsx(styles.form, isInDialog && styles.dialog)}
      method="post"
      action={href(paths.feedback())}
      encType="multipart/form-data"
    >
      <ErrorSummary title={t("forms:summary")} errors={summaryErrors(lastResult, form.id, labelsOf(settings, t))} />
      {sending.isOffline ? <Note kind="err" role="alert" title={t("notice.lost")} /> : <Refused refusal={refusal} />}
      <Person fields={fields} />
      {settings && <Subject field={fields.subject} subjects={settings.subject} />}
      <Comment field={fields.comment} />
      {settings && <Ways field={fields.communication} ways={settings.communication} />}
      <HumanFields token={humanToken} />
      <PhotosField id={fields.files.id} error={fields.files.errors?.[0]} isRefused={refusal !== undefined} />
      {settings ? <Consents field={field} consents={settings.consents} /> : <UnaskedChoices lastResult={lastResult} />}
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <Button size="l" block disabled={isBlocked} busy={sending.isBusy}>
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
    subject: "",
    comment: t("feedback:comment"),
    communication: "",
    files: "",
    ...Object.fromEntries(settings?.consents.map(({ code, title }) => [consentName(code), title]) ?? []),
  };
}

/** What is wrong with the letter as a whole. */
function Refused({ refusal }: { refusal: FeedbackRefusal | undefined }) {
  const { t } = useTranslation();
  const message = messageOf(refusal?.lastResult);
  if (message === undefined) return null;
  if (!refusal?.isFailure) return <Note kind="err" role="alert" title={message} />;
  return (
    <Note kind="err" role="alert" title={t("feedback:failedTitle")}>
      {t("feedback:failedText")}
    </Note>
  );
}
