import clsx from "clsx";
import { useState } from "react";

import type { Delivery } from "~/api/schemas/checkout";
import type { Address } from "~/api/schemas/profile";
import { formatDate, formatDay, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { AddressFields } from "~/shop/address/address-fields";
import type { AddressPart } from "~/shop/address/address-parts";
import { Button } from "~/ui/button";
import { Radio } from "~/ui/checkbox";
import { ChoiceTile, FieldGroup, SelectField } from "~/ui/choices";
import { Combobox } from "~/ui/combobox";

import styles from "./checkout.module.css";
import { type FieldOf, type Values, addressField, chosenSlot, fillAddress, slotField, slotValue } from "./fields";
import type { Quote, CheckoutAnswer, PageData } from "./page-data";
import { Section, SavedChoice } from "./section";
import type { CheckoutState } from "./use-checkout";
import { useSuggested } from "./use-suggested";

type DeliverySectionProps = { quote: Quote; values: Values; fieldOf: FieldOf };

/** Delivery methods with price and date; for pickup, the pickup points. */
export function DeliverySection({ quote, values, fieldOf }: DeliverySectionProps) {
  const { t, locale } = useTranslation();
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
      {quote.deliveries.map((delivery) => (
        <Slots key={delivery.code} delivery={delivery} values={values} fieldOf={fieldOf} />
      ))}
      {points.length > 0 && (
        <div className={styles.points}>
          <FieldGroup id={point.id} legend={t("checkout:delivery.points")} error={point.error}>
            <div className="stack-s">
              {points.map(({ id, name, address, hours, date }) => (
                <ChoiceTile
                  key={id}
                  name="delivery.pointId"
                  value={id}
                  defaultChecked={points.length === 1 || values["delivery.pointId"] === String(id)}
                  label={name}
                  price={date ? t("checkout:delivery.date", { date: formatDate(locale, date) }) : undefined}
                  note={
                    <>
                      {address}
                      <br />
                      {hours}
                    </>
                  }
                />
              ))}
            </div>
          </FieldGroup>
        </div>
      )}
    </Section>
  );
}

type SlotsProps = { delivery: Delivery; values: Values; fieldOf: FieldOf };

/** The days and hours of a delivery, in one select: the hours depend on the day. Shown while the delivery is chosen. */
function Slots({ delivery, values, fieldOf }: SlotsProps) {
  const { t, locale } = useTranslation();
  const { code, kind, days = [] } = delivery;
  const { id, name, error } = fieldOf(slotField(code));
  const { isGone, choose } = useLostChoice(values[name], (value) => chosenSlot(delivery, { [name]: value }) !== null);
  if (days.length === 0) return null;
  return (
    <div className={styles.slots} data-slots={kind}>
      <SelectField
        id={id}
        name={name}
        label={t("checkout:delivery.slot")}
        error={error ?? (isGone ? t("checkout:delivery.slotGone") : undefined)}
        defaultValue={values[name]}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t("checkout:delivery.soonest")}</option>
        {days.map(({ date, intervals }) => {
          const day = formatDay(locale, date);
          return (
            <optgroup key={date} label={day}>
              {intervals.map((interval) => (
                <option key={interval} value={slotValue(date, interval)}>
                  {`${day}, ${interval}`}
                </option>
              ))}
            </optgroup>
          );
        })}
      </SelectField>
    </div>
  );
}

/**
 * Whether the choice is no longer offered, for example in another city: the select then shows its first option, and the
 * shopper has to know that. Stays true until the next choice, even if the option comes back.
 */
function useLostChoice(first = "", isOffered: (value: string) => boolean) {
  const [chosen, setChosen] = useState(first);
  const [wasLost, setLost] = useState(false);
  const isGone = wasLost || (chosen !== "" && !isOffered(chosen));
  if (isGone && !wasLost) setLost(true);
  const choose = (value: string) => {
    setChosen(value);
    setLost(false);
  };
  return { isGone, choose };
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

type AddressSectionProps = {
  page: PageData;
  signedIn: boolean;
  fieldOf: FieldOf;
  state: CheckoutState;
  answer: CheckoutAnswer | undefined;
  /** The order is collected and needs no address. */
  isPickup: boolean;
};

/** The delivery address: a saved one, one found by a single-line search, or its separate parts. */
export function AddressSection({ page, signedIn, fieldOf, state, answer, isPickup }: AddressSectionProps) {
  const { t } = useTranslation();
  const { values, addresses } = page;
  const partOf = (part: AddressPart) => ({ ...fieldOf(addressField(part)), ...(isPickup && { required: false }) });
  return (
    <Section id="address-title" title={t("checkout:address.title")} className={styles.address}>
      {answer?.suggested && (
        <Confirmation address={answer.suggested} asked={values["address.asked"] ?? ""} fieldOf={fieldOf} />
      )}
      <SavedChoice
        what="address"
        values={values}
        texts={{
          legend: t("checkout:address.saved"),
          another: t("checkout:address.another"),
          keep: t("checkout:address.keep"),
        }}
        options={addresses.map(({ id, name, value }) => ({ id, name: name || value, note: name ? value : null }))}
        signedIn={signedIn}
      >
        <AddressSearch fieldOf={fieldOf} state={state} />
        <AddressFields of={partOf} />
      </SavedChoice>
    </Section>
  );
}

function AddressSearch({ fieldOf, state }: Pick<AddressSectionProps, "fieldOf" | "state">) {
  const { t } = useTranslation();
  const { found, type, ...list } = useSuggested<Address>("address");
  const choose = (key: string) => {
    const address = found.find(({ value }) => value === key);
    if (address) state.fill({ ...fillAddress(state.read(), address), "address.search": address.value });
  };
  return (
    <div className={clsx(styles.fill, styles.search)}>
      <Combobox
        {...fieldOf("address.search")}
        {...list}
        label={t("checkout:address.search")}
        hint={t("checkout:address.searchHint")}
        maxLength={200}
        options={found.map(({ value }) => ({ key: value, label: value }))}
        onType={type}
        onChoose={({ key }) => choose(key)}
      />
      <Button variant="line" name="intent" value="find-address" className={styles.plain}>
        {t("checkout:address.find")}
      </Button>
    </div>
  );
}

/** Offers the API's version of a typed address, to accept or to decline. */
function Confirmation({ address, asked, fieldOf }: { address: Address; asked: string; fieldOf: FieldOf }) {
  const { t } = useTranslation();
  const { id, error } = fieldOf("address.confirm");
  return (
    <div className={styles.confirm}>
      <FieldGroup id={id} legend={t("checkout:address.confirm")} error={error}>
        <Radio
          name="address.confirm"
          value="suggested"
          defaultChecked
          label={`${t("checkout:address.yes")}: ${address.value}`}
        />
        <Radio name="address.confirm" value="typed" label={`${t("checkout:address.asTyped")}: ${asked}`} />
        <input type="hidden" name="address.suggested" value={JSON.stringify(address)} />
        <input type="hidden" name="address.asked" value={asked} />
      </FieldGroup>
    </div>
  );
}
