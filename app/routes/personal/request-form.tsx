import { getFormProps } from "@conform-to/react";
import clsx from "clsx";
import type { ReactNode } from "react";

import type { LastResult } from "~/forms/answer";
import { radioProps, textAreaProps } from "~/forms/field-props";
import { summaryErrors } from "~/forms/summary-errors";
import type { useSend } from "~/forms/use-send";
import { useShopForm, type ShopField, type ShopFormOptions } from "~/forms/use-shop-form";
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

import type { RequestData } from "./request-data";
import styles from "./request-form.module.css";

/** How the form is sent. In a dialog it stays there, and the way back is to close it; on a page the router sends it. */
export type Sending = Pick<ReturnType<typeof useSend>, "isBusy"> &
  Partial<Pick<ReturnType<typeof useSend>, "isOffline" | "send">> & { onBack?: () => void };

type FieldPart = (field: (name: string) => ShopField) => ReactNode;

type RequestFormProps = Pick<ShopFormOptions, "checks" | "defaultValue"> & {
  kind: "cancel" | "refund";
  data: RequestData;
  lastResult: LastResult | undefined;
  sending: Sending;
  /** What stands before the reason. */
  before?: FieldPart;
  /** What stands after the comment. */
  after?: FieldPart;
};

/** How the fields of a form are sent: those of a refund may hold photos. */
export const encTypes = { cancel: "application/x-www-form-urlencoded", refund: "multipart/form-data" } as const;

/** Asks for something about an order: why, in whose words, and what the page has besides. */
export function RequestForm({ kind, data, lastResult, sending, before, after, ...options }: RequestFormProps) {
  const { id, reasons, humanToken, captcha } = data;
  const { t, href } = useTranslation();
  const { form, fields, field, message, isBlocked } = useShopForm<"reason" | "comment">({
    ...options,
    id: "request",
    lastResult,
    onSubmit: sending.send,
  });
  return (
    <form
      {...getFormProps(form)}
      className={clsx(styles.form, sending.onBack ? styles.dialog : "sheet pad")}
      method="post"
      action={href(paths.orderRequest(id, kind))}
      encType={encTypes[kind]}
    >
      <ErrorSummary
        title={t("forms:summary")}
        errors={summaryErrors(lastResult, form.id, {
          items: "",
          reason: "",
          comment: t("personal:request.comment"),
          files: "",
        })}
      />
      {sending.isOffline && <Note kind="err" role="alert" title={t("notice.lost")} />}
      {message && !sending.isOffline && <Note kind="err" role="alert" title={message} />}
      {before?.(field)}
      <Reasons reasons={reasons} field={fields.reason} />
      <TextArea
        {...textAreaProps(fields.comment)}
        label={t("personal:request.comment")}
        required
        maxLength={2000}
        rows={4}
      />
      <HumanFields token={humanToken} />
      {after?.(field)}
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <div className={styles.buttons}>
        <WayBack kind={kind} orderId={id} onBack={sending.onBack} />
        <Button variant={kind === "cancel" ? "danger" : "primary"} disabled={isBlocked} busy={sending.isBusy}>
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

type ReasonsProps = Pick<RequestData, "reasons"> & { field: ShopField };

function Reasons({ reasons, field }: ReasonsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup id={field.id} legend={t("personal:request.reason")} error={field.errors?.[0]}>
      <div className={styles.reasons}>
        {reasons.map(({ code, name, description }) => (
          <ChoiceTile key={code} {...radioProps(field, code)} label={name} note={description} required />
        ))}
      </div>
    </FieldGroup>
  );
}
