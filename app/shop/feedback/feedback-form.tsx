import { getFormProps } from "@conform-to/react";
import clsx from "clsx";
import { useEffect, useState } from "react";

import type { FormSettings } from "~/api/schemas/feedback";
import { fieldProps, textAreaProps } from "~/forms/field-props";
import {
  type CaptchaSettings,
  type FormAnswer,
  type FormConstraint,
  type Refusal,
  messageOf,
  refusalOf,
} from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { type Labels, type ShopField, summaryErrors, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { paths } from "~/paths";
import { Notification } from "~/shop/dialog/dialog-parts";
import { Captcha, HumanFields } from "~/shop/form/captcha";
import { PhotosField } from "~/shop/form/photos-field";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextArea } from "~/ui/field";
import { Note } from "~/ui/note";
import { PhoneField } from "~/ui/phone-field";

import { consentName, Consents, Subject, UnaskedChoices, wayByPhone, Ways } from "./feedback-choices";
import styles from "./feedback-form.module.css";

/** The data of the feedback form. */
export type FeedbackData = {
  /** Subjects, reply channels and consents; null if the API did not return them. */
  settings: FormSettings["feedback"] | null;
  /** The signed-in customer; null for a guest. */
  person: { fio: string; phone: string; email: string } | null;
  /** The beginning of the message; absent without a product to ask about. */
  question?: string;
  constraint: FormConstraint;
  humanToken: string;
  captcha: CaptchaSettings | null;
};

/** `isFailure` if the shop could not accept the message although it was valid. */
type FeedbackExtra = { isFailure?: boolean };

export type FeedbackAnswer = FormAnswer<true, FeedbackExtra>;

/** Why a message was refused. */
type FeedbackRefusal = Refusal<FeedbackExtra>;

type FeedbackFormProps = {
  data: FeedbackData;
  refusal: FeedbackRefusal | undefined;
  sending: FeedbackSending;
  /** Inside a dialog, which already has a frame. */
  isInDialog?: boolean;
};

/** The feedback form. */
export function FeedbackForm({ data, refusal, sending, isInDialog = false }: FeedbackFormProps) {
  const { settings, person, question, constraint, humanToken, captcha } = data;
  const { t, href } = useTranslation();
  const lastResult = refusal?.lastResult;
  const { form, fields, field, isBlocked } = useShopForm<FeedbackField>({
    id: "feedback",
    lastResult,
    constraint,
    defaultValue: { ...person, comment: question, communication: firstWay(data) },
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
      <ErrorSummary
        title={t("forms:summary")}
        errors={summaryErrors(lastResult, { form, field }, labelsOf(settings, t))}
      />
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

/** The chosen way to reply at first: a call only if the phone is known, which the form would otherwise wait for. */
function firstWay({ settings, person }: FeedbackData): string | undefined {
  const ways = settings?.communication ?? [];
  return (ways.find(({ code }) => person?.phone || code !== wayByPhone) ?? ways[0])?.code;
}

/** The labels of the fields. The messages of fields with options need no label. */
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

/** An error that concerns the whole message. */
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

type PersonField = "fio" | "phone" | "country" | "email" | "communication";

/** The fields of the form; each consent has another one. */
type FeedbackField = PersonField | "subject" | "comment" | "files";

/** The person who writes, and their contacts. */
function Person({ fields }: { fields: Record<PersonField, ShopField> }) {
  const { t } = useTranslation();
  return (
    <>
      <Field {...fieldProps(fields.fio)} label={t("feedback:fio")} autoComplete="name" />
      <div className={styles.pair}>
        <PhoneField
          {...fieldProps(fields.phone, "tel")}
          label={t("feedback:phone")}
          hint={t("feedback:phoneHint")}
          country={{
            name: "country",
            label: t("forms:country"),
            nameOf: (code) => t(`forms:countries.${code}`),
            code: fields.country.initialValue,
          }}
          required={fields.communication.value === wayByPhone}
        />
        <Field {...fieldProps(fields.email, "email")} label={t("feedback:email")} autoComplete="email" />
      </div>
    </>
  );
}

/** The message itself. */
function Comment({ field }: { field: ShopField }) {
  const { t } = useTranslation();
  return <TextArea {...textAreaProps(field)} label={t("feedback:comment")} rows={4} />;
}

/** Replaces the form while the API does not return its options. */
export function FeedbackUnavailable() {
  const { t, href } = useTranslation();
  return (
    <Note kind="warn" title={t("feedback:awayTitle")}>
      {t("feedback:awayText")}{" "}
      <a className="link" href={href(paths.contacts())}>
        {t("nav.contacts")}
      </a>
    </Note>
  );
}

type FeedbackNotificationProps = { kind: "success" | "failure"; open: boolean; onClose: () => void };

/** Shown after a message (specification, section 8). */
export function FeedbackNotification({ kind, ...shown }: FeedbackNotificationProps) {
  const { t } = useTranslation();
  const name = kind === "success" ? "done" : "failed";
  return <Notification {...shown} kind={kind} title={t(`feedback:${name}Title`)} text={t(`feedback:${name}Text`)} />;
}

/** The sending state of the form with JavaScript. */
type FeedbackSending = Pick<ReturnType<typeof useSend>, "send" | "isBusy" | "isOffline">;

/**
 * Sends feedback without leaving the page.
 * @param pageAnswer what the page was loaded with, if that is the answer to a form sent without JavaScript
 */
export function useFeedback(pageAnswer?: FeedbackAnswer) {
  const { answer, ...sending } = useSend<true, FeedbackExtra>({ encType: "multipart/form-data" });
  const [seen, setSeen] = useState<FeedbackAnswer>();
  const [round, setRound] = useState(0);
  const isSent = answer !== undefined && "done" in answer;
  useEffect(() => {
    if (isSent) setRound((before) => before + 1);
  }, [isSent, answer]);

  const refusal = refusalOf(answer ?? pageAnswer);
  const isFailure = answer !== undefined && refusal?.isFailure === true;
  return {
    /** Counts the accepted messages: each is followed by a new form. */
    round,
    refusal,
    sending: sending satisfies FeedbackSending,
    notification: {
      kind: isFailure ? ("failure" as const) : ("success" as const),
      open: (isSent || isFailure) && answer !== seen,
      onClose: () => setSeen(answer),
    },
  };
}
