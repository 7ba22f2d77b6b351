import clsx from "clsx";
import { useState, type FormEvent, type ReactNode } from "react";

import { ticked, typed, type Refusal } from "~/forms/refusal";
import { toldFaults } from "~/forms/told-faults";
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

import type { RequestData } from "./request-answer";
import styles from "./request-form.module.css";

type ErrorOf = (name: string) => string | undefined;

/** How the form is sent with script, and once. In a dialog the way back is to close it. */
export type Sending = {
  busy: boolean;
  send: (fields: FormData, options: { method: "post"; action: string; encType: FormEncType }) => void;
  onBack?: () => void;
};

type FormEncType = (typeof encType)[RequestFormProps["kind"]];

type RequestFormProps = {
  kind: "cancel" | "refund";
  data: RequestData;
  refusal: Refusal | undefined;
  sending: Sending;
  checks?: FieldChecks | undefined;
  /** What stands before the reason. */
  before?: ((errorOf: ErrorOf) => ReactNode) | undefined;
  /** What stands after the comment. */
  after?: ((errorOf: ErrorOf) => ReactNode) | undefined;
};

const encType = { cancel: "application/x-www-form-urlencoded", refund: "multipart/form-data" } as const;

/** Asks for something about an order: why, in whose words, and what the page has besides. */
export function RequestForm(props: RequestFormProps) {
  const { kind, data, refusal, sending, checks, before, after } = props;
  const { id, reasons, humanToken, captcha } = data;
  const { t, href } = useTranslation();
  const action = href(paths.orderRequest(id, kind));
  const { form, isBlocked, errorOf } = useFormCheck(refusal, checks);
  const { send, isLost } = useSend(action, kind, sending);
  const wrong = toldFaults(refusal?.errors, { comment: t("personal:request.comment") });
  return (
    <form
      ref={form}
      className={clsx(styles.form, sending.onBack ? styles.over : "sheet pad")}
      method="post"
      action={action}
      encType={encType[kind]}
      noValidate
      onSubmit={send}
    >
      <ErrorSummary title={t("forms:summary")} errors={wrong} />
      {isLost ? <Note kind="err" role="alert" title={t("notice.lost")} /> : null}
      {refusal?.message && !isLost ? <Note kind="err" role="alert" title={refusal.message} /> : null}
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
      <HumanFields token={humanToken} />
      {after?.(errorOf)}
      {captcha ? <Captcha settings={captcha} refusal={refusal} /> : null}
      <div className={styles.buttons}>
        <WayBack kind={kind} orderId={id} onBack={sending.onBack} />
        <Button variant={kind === "cancel" ? "danger" : "primary"} disabled={isBlocked} busy={sending.busy}>
          {t(`personal:request.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

/** Leaves things as they are. */
function WayBack({
  kind,
  orderId,
  onBack,
}: Pick<RequestFormProps, "kind"> & Pick<Sending, "onBack"> & { orderId: number }) {
  const { t, href } = useTranslation();
  const label = t(kind === "cancel" ? "personal:request.keep" : "personal:request.back");
  return onBack ? (
    <Button type="button" variant="line" onClick={onBack}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant="line" href={href(paths.personalOrder(orderId))}>
      {label}
    </ButtonLink>
  );
}

type ReasonsProps = Pick<RequestData, "reasons"> & Pick<RequestFormProps, "refusal"> & { error: string | undefined };

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

/** With script the form is sent in place, and once; without a connection it stays. */
function useSend(action: string, kind: RequestFormProps["kind"], sending: Sending) {
  const [isLost, setLost] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLost(!navigator.onLine);
    if (sending.busy || !navigator.onLine) return;
    const fields = new FormData(event.currentTarget);
    fields.set("via", "fetch");
    sending.send(fields, { method: "post", action, encType: encType[kind] });
  };
  return { send, isLost };
}
