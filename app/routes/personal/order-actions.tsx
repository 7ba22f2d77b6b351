import { useNavigation } from "@remix-run/react";

import type { Order } from "~/api/schemas/orders";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-number";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./order-actions.module.css";

type OrderActionsProps = { order: Pick<Order, "id" | "number" | "can"> };

/** What the API allows to do with an order, and no more. Nothing where it allows nothing. */
export function OrderActions({ order: { id, number, can } }: OrderActionsProps) {
  const { t, href } = useTranslation();
  const path = href(paths.personalOrder(id));
  const busy = useBusyIntent(path);
  if (!can.pay && !can.repeat && !can.cancel && !can.refund) return null;
  // Several orders stand on a page: their buttons are told apart by those who hear them.
  const which = <span className="visually-hidden">: {t("personal:order.title", { number: orderNumber(number) })}</span>;
  return (
    <div className={styles.actions}>
      {can.pay && (
        <form method="post" action={path}>
          <Button name="intent" value="pay" busy={busy === "pay"}>
            {t("personal:order.pay")}
            {which}
          </Button>
        </form>
      )}
      {can.repeat && (
        <form method="post" action={path}>
          <Button name="intent" value="repeat" variant="line" busy={busy === "repeat"}>
            <Icon name="rotate-cw" size="s" />
            {t("personal:order.repeat")}
            {which}
          </Button>
        </form>
      )}
      {can.refund && (
        <ButtonLink variant="line" href={href(paths.orderRequest(id, "refund"))}>
          {t("personal:order.refund")}
          {which}
        </ButtonLink>
      )}
      {can.cancel && (
        <ButtonLink variant="line" href={href(paths.orderRequest(id, "cancel"))}>
          {t("personal:order.cancel")}
          {which}
        </ButtonLink>
      )}
    </div>
  );
}

/** The button `intent` that was pressed of the forms that go to a path, while they are on their way; else null. */
function useBusyIntent(path: string): string | null {
  const { formAction, formData } = useNavigation();
  if (formAction !== path) return null;
  const intent = formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
