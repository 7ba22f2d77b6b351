import { useMemo } from "react";

import type { LastResult } from "~/forms/answer";
import type { FieldChecks } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { PhotosField } from "~/shop/form/photos-field";

import { quantityName } from "./refund-items";
import { RefundItems } from "./refund-items-field";
import type { RequestData } from "./request-data";
import { RequestForm, type Sending } from "./request-form";

type FormProps = { data: RequestData; lastResult: LastResult | undefined; sending: Sending };

/** The form that asks to cancel an order. */
export function CancelForm(props: FormProps) {
  return <RequestForm kind="cancel" {...props} />;
}

/** The form that asks to give things back. All of a line is given back unless less is asked for; the only line is chosen. */
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
