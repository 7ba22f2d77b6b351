import { useNavigation, useSubmit } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";

import type { Reason } from "~/api/schemas/orders";
import type { CaptchaSettings } from "~/forms/human-fields";
import { ticked, typed, type Refusal } from "~/forms/refusal";
import { useFormCheck, type FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Captcha } from "~/shop/form/captcha";
import { HumanFields } from "~/shop/form/human-fields";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceTile } from "~/ui/choice-tile";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import { Note } from "~/ui/note";

import styles from "./request-form.module.css";

type ErrorOf = (name: string) => string | undefined;

type RequestFormProps = {
  kind: "cancel" | "refund";
  orderId: number;
  reasons: readonly Reason[];
  humanToken: string;
  captcha: CaptchaSettings | null;
  refusal: Refusal | undefined;
  checks?: FieldChecks | undefined;
  /** What stands before the reason. */
  before?: ((errorOf: ErrorOf) => ReactNode) | undefined;
  /** What stands after the comment. */
  after?: ((errorOf: ErrorOf) => ReactNode) | undefined;
};

const encType = { cancel: "application/x-www-form-urlencoded", refund: "multipart/form-data" } as const;

/** Asks for something about an order: why, in whose words, and what the page has besides. */
export function RequestForm(props: RequestFormProps) {
  const { kind, orderId, reasons, humanToken, captcha, refusal, checks, before, after } = props;
  const { t, href } = useTranslation();
  const action = href(paths.orderRequest(orderId, kind));
  const { form, isBlocked, errorOf } = useFormCheck(refusal, checks);
  const { send, busy } = useSending(action, kind);
  // A slip that is corrected at once is no program's haste: the time since the form was first shown counts.
  const [firstToken] = useState(humanToken);
  const wrong = Object.entries(refusal?.errors ?? {}).map(([id, text]) => ({ id, text }));
  return (
    <form
      ref={form}
      className={`sheet pad ${styles.form}`}
      method="post"
      action={action}
      encType={encType[kind]}
      noValidate
      onSubmit={send}
    >
      <ErrorSummary title={t("forms:summary")} errors={wrong} />
      {refusal?.message ? <Note kind="err" role="alert" title={refusal.message} /> : null}
      {before?.(errorOf)}
      <Reasons reasons={reasons} refusal={refusal} error={errorOf("reason")} />
      <TextArea
        id="comment"
        name="comment"
        label={t("personal:request.comment")}
        required
        maxLength={2000}
        rows={4}
        defaultValue={typed(refusal, "comment")}
        error={errorOf("comment")}
      />
      {after?.(errorOf)}
      {captcha ? <Captcha settings={captcha} refusal={refusal} /> : null}
      <HumanFields token={refusal?.message ? humanToken : firstToken} />
      <div className={styles.buttons}>
        <ButtonLink variant="line" href={href(paths.personalOrder(orderId))}>
          {t(kind === "cancel" ? "personal:request.keep" : "personal:request.back")}
        </ButtonLink>
        <Button variant={kind === "cancel" ? "danger" : "primary"} disabled={isBlocked} busy={busy}>
          {t(`personal:request.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

type ReasonsProps = Pick<RequestFormProps, "reasons" | "refusal"> & { error: string | undefined };

function Reasons({ reasons, refusal, error }: ReasonsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup id="reason" legend={t("personal:request.reason")} error={error}>
      <div className={styles.reasons}>
        {reasons.map(({ code, name, description }) => (
          <ChoiceTile
            key={code}
            name="reason"
            value={code}
            label={name}
            note={description}
            required
            defaultChecked={ticked(refusal, "reason", code)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** With script the form is sent in place, and once: what is wrong comes back without a new document. */
function useSending(action: string, kind: "cancel" | "refund") {
  const submit = useSubmit();
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formAction === action;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    fields.set("via", "fetch");
    submit(fields, { method: "post", action, encType: encType[kind], preventScrollReset: true });
  };
  return { send, busy };
}
