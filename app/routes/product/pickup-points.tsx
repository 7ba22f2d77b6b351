import { formatDate } from "~/i18n/format";
import { type Translation, useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./pickup-points.module.css";
import type { Deliveries } from "./product.server";

type Pickup = NonNullable<Deliveries>[number];

/** `сегодня`, `завтра, 21 ноября` or `25 ноября`. */
export function dayText({ t, locale }: Translation, { date, day }: Pick<Pickup, "date" | "day">): string {
  const written = formatDate(locale, date);
  if (day === "today") return t("product:day.today");
  return day === "tomorrow" ? t("product:day.tomorrow", { date: written }) : written;
}

/**
 * The places where a product can be picked up, each with its stock and first day. The chosen one is filled in at
 * checkout.
 */
export function PickupPoints({ pickup }: { pickup: Pickup }) {
  const translation = useTranslation();
  const { t } = translation;
  const chosen = pickup.points.find(({ isChosen }) => isChosen);
  const [first] = pickup.points;
  const count = pickup.points.filter(({ date }) => date === first?.date).length;
  return (
    <details className={styles.pickup}>
      <summary>
        {chosen
          ? t("product:pickup.chosen", { name: chosen.name, day: dayText(translation, chosen) })
          : t("product:pickup.from", { day: dayText(translation, first ?? pickup), count })}
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul className={styles.points}>
        {pickup.points.map((point) => (
          <Point key={point.id} point={point} delivery={pickup.code} />
        ))}
      </ul>
    </details>
  );
}

function Point({ point, delivery }: { point: Pickup["points"][number]; delivery: string }) {
  const translation = useTranslation();
  const { t, href } = translation;
  const { id, name, address, hours, stock, isChosen } = point;
  const day = dayText(translation, point);
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>{address}</span>
        <span>{hours}</span>
      </p>
      <p className={styles.state}>
        <b>{day}</b>
        {stock !== null && (
          <span>{stock > 0 ? t("product:pickup.stock", { count: stock }) : t("product:pickup.brought")}</span>
        )}
      </p>
      <form method="post" action={href(paths.deliveryChoice())}>
        <input type="hidden" name="delivery" value={delivery} />
        <Button
          variant={isChosen ? "dark" : "line"}
          size="s"
          block
          name="point"
          value={id}
          aria-pressed={isChosen}
          aria-label={t("product:pickup.chooseOf", { name })}
        >
          {isChosen ? t("product:pickup.here") : t("product:pickup.choose")}
        </Button>
      </form>
    </li>
  );
}
