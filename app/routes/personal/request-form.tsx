import { getFormProps } from "@conform-to/react";
import clsx from "clsx";
import { type ReactNode, useMemo } from "react";

import type { Reason } from "~/api/schemas/orders";
import { radioProps, textAreaProps } from "~/forms/field-props";
import type { CaptchaSettings, FormConstraint, LastResult } from "~/forms/reply";
import type { useSend } from "~/forms/use-send";
import {
  type FieldChecks,
  type Labels,
  type ShopField,
  type ShopFormOptions,
  summaryErrors,
  useShopForm,
} from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { paths } from "~/paths";
import { Captcha, HumanFields } from "~/shop/form/captcha";
import { PhotosField } from "~/shop/form/photos-field";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceTile, FieldGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/field";
import { Note } from "~/ui/note";

import { type KeptItem, quantityName, RefundItems } from "./refund-items-field";
import styles from "./request-form.module.css";

/** How the form is submitted. In a dialog, it stays there, and "back" closes it; on a page, the router submits it. */
export type Sending = Pick<ReturnType<typeof useSend>, "isBusy"> &
  Partial<Pick<ReturnType<typeof useSend>, "isOffline" | "send">> & { onBack?: () => void };

type FieldPart = (field: (name: string) => ShopField) => ReactNode;

type RequestFormProps = Pick<ShopFormOptions, "checks" | "defaultValue"> & {
  kind: "cancel" | "refund";
  data: RequestData;
  lastResult: LastResult | undefined;
  sending: Sending;
  /** Shown before the reason. */
  before?: FieldPart;
  /** Shown after the comment. */
  after?: FieldPart;
};

/** The encoding of each form: refunds can include photos. */
export const encTypes = { cancel: "application/x-www-form-urlencoded", refund: "multipart/form-data" } as const;

/** The form of a request about an order: the reason, a comment, and the page's own fields. */
function RequestForm({ kind, data, lastResult, sending, before, after, ...options }: RequestFormProps) {
  const { id, reasons, constraint, humanToken, captcha } = data;
  const { t, href } = useTranslation();
  const { form, fields, field, message, isBlocked } = useShopForm<"reason" | "comment">({
    ...options,
    id: "request",
    lastResult,
    constraint,
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
      <ErrorSummary title={t("forms:summary")} errors={summaryErrors(lastResult, { form, field }, labelsOf(data, t))} />
      {sending.isOffline && <Note kind="err" role="alert" title={t("notice.lost")} />}
      {message && !sending.isOffline && <Note kind="err" role="alert" title={message} />}
      {before?.(field)}
      <Reasons reasons={reasons} field={fields.reason} />
      <TextArea
        {...textAreaProps(fields.comment)}
        label={t("personal:request.comment")}
        hint={t("personal:request.commentHint")}
        rows={4}
      />
      <HumanFields token={humanToken} />
      {after?.(field)}
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <div className={styles.buttons}>
        <BackButton kind={kind} orderId={id} onBack={sending.onBack} />
        <Button variant={kind === "cancel" ? "danger" : "primary"} disabled={isBlocked} busy={sending.isBusy}>
          {t(`personal:request.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

/** The labels of the fields. The messages of the others name them. */
function labelsOf({ items = [] }: RequestData, t: Translate): Labels {
  const quantities = items.map(({ productId }) => [quantityName(productId), ""] as const);
  return {
    items: "",
    ...Object.fromEntries(quantities),
    reason: "",
    comment: t("personal:request.comment"),
    files: "",
  };
}

/** Goes back without sending the request. */
function BackButton({
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
          <ChoiceTile key={code} {...radioProps(field, code)} label={name} note={description} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The data of a request form; `items` are the lines that can be returned. */
export type RequestData = {
  id: number;
  number: string;
  reasons: readonly Reason[];
  constraint: FormConstraint;
  humanToken: string;
  captcha: CaptchaSettings | null;
  items?: readonly KeptItem[];
};

type FormProps = { data: RequestData; lastResult: LastResult | undefined; sending: Sending };

/** The form that requests a cancellation. */
export function CancelForm(props: FormProps) {
  return <RequestForm kind="cancel" {...props} />;
}

/** The form that requests a refund. By default, all the pieces left are returned, and a single line is preselected. */
export function RefundForm({ data, lastResult, sending }: FormProps) {
  const { t } = useTranslation();
  const checks = useMemo<FieldChecks>(
    () => ({
      items: (_, form) => (new FormData(form).has("items") ? null : t("personal:request.itemsRequired")),
    }),
    [t],
  );
  const items = data.items ?? [];
  const quantities = items.map(({ productId, quantity }) => [quantityName(productId), String(quantity)] as const);
  const only = items.length === 1 ? items[0] : undefined;
  return (
    <RequestForm
      kind="refund"
      data={data}
      lastResult={lastResult}
      sending={sending}
      checks={checks}
      defaultValue={{ ...Object.fromEntries(quantities), items: only && String(only.productId) }}
      before={(field) => <RefundItems items={items} field={field} />}
      after={(field) => (
        <PhotosField id={field("files").id} error={field("files").errors?.[0]} isRefused={lastResult !== undefined} />
      )}
    />
  );
}
