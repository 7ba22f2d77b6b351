import { useMemo } from "react";

import type { Refusal } from "~/forms/refusal";
import type { FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { PhotosField } from "~/shop/form/photos-field";

import { RefundItems } from "./refund-items-field";
import type { RequestData } from "./request-answer";
import { RequestForm, type Sending } from "./request-form";

type FormProps = { data: RequestData; refusal: Refusal | undefined; sending: Sending };

/** The form that asks to cancel an order. */
export function CancelForm({ data, ...shared }: FormProps) {
  return <RequestForm kind="cancel" data={data} {...shared} />;
}

/** The form that asks to give things back. */
export function RefundForm({ data, refusal, sending }: FormProps) {
  const { t } = useTranslation();
  const checks = useMemo<FieldChecks>(
    () => ({
      items: (_, form) => (new FormData(form).has("items") ? null : t("personal:request.itemsRequired")),
    }),
    [t],
  );
  return (
    <RequestForm
      kind="refund"
      data={data}
      refusal={refusal}
      sending={sending}
      checks={checks}
      before={(errorOf) => <RefundItems items={data.items ?? []} refusal={refusal} error={errorOf("items")} />}
      after={(errorOf) => <PhotosField id="files" error={errorOf("files")} isRefused={refusal !== undefined} />}
    />
  );
}
