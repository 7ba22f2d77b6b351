import type { Delivery } from "~/api/schemas/checkout";
import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { ChoiceTile } from "~/ui/choice-tile";
import { FieldGroup } from "~/ui/field-group";

import styles from "./checkout.module.css";
import type { FieldOf, Values } from "./fields";
import type { Quote } from "./page-data";
import { Section } from "./section";

type DeliverySectionProps = { quote: Quote; values: Values; fieldOf: FieldOf };

/** Delivery methods with price and date; for pickup, the pickup points. */
export function DeliverySection({ quote, values, fieldOf }: DeliverySectionProps) {
  const { t } = useTranslation();
  const [way, point] = [fieldOf("delivery.code"), fieldOf("delivery.pointId")];
  const points = quote.deliveries.flatMap((delivery) => delivery.points);
  return (
    <Section id="delivery-title" title={t("checkout:delivery.title")}>
      <FieldGroup id={way.id} legend={t("checkout:delivery.title")} isSilent error={way.error}>
        <div className="stack-s">
          {quote.deliveries.map((delivery) => (
            <Way key={delivery.code} delivery={delivery} isChosen={delivery.code === quote.delivery} />
          ))}
        </div>
      </FieldGroup>
      {points.length > 0 && (
        <div className={styles.points}>
          <FieldGroup id={point.id} legend={t("checkout:delivery.points")} error={point.error}>
            <div className="stack-s">
              {points.map(({ id, name, address, hours }) => (
                <ChoiceTile
                  key={id}
                  name="delivery.pointId"
                  value={id}
                  defaultChecked={points.length === 1 || values["delivery.pointId"] === String(id)}
                  label={name}
                  note={`${address}. ${hours}`}
                />
              ))}
            </div>
          </FieldGroup>
        </div>
      )}
    </Section>
  );
}

function Way({ delivery, isChosen }: { delivery: Delivery; isChosen: boolean }) {
  const translation = useTranslation();
  const { code, name, cost, kind } = delivery;
  return (
    <ChoiceTile
      name="delivery.code"
      value={code}
      defaultChecked={isChosen}
      data-kind={kind}
      label={name}
      price={cost > 0 ? formatPrice(cost) : translation.t("checkout:delivery.free")}
      note={noteOf(translation, delivery)}
    />
  );
}

function noteOf({ t, locale }: Translation, { description, date }: Delivery): string {
  const day = date && t("checkout:delivery.date", { date: formatDate(locale, date) });
  return [description, day].filter(Boolean).join(", ");
}
