import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { unpack } from "~/lib/packed";
import { paths } from "~/paths";
import { makeCompanyChecks } from "~/shop/company/company-faults";
import { useFetched } from "~/ui/use-fetched";

import { checkoutForm, cityOf, companyField, mergeValues, savedField, slotField, type Values } from "./fields";
import type { CheckoutAnswer, PageData, Quote, SaveResponse } from "./page-data";
import { useDelayedLinks } from "./use-delayed-links";

/**
 * In ms. After this, the page says that the totals could not be calculated. The server calculates them again with the
 * order.
 */
const maxCalculationTime = 8000;

/** Delays in ms before saving: after typing, and after a choice. */
const saveDelays = { typed: 600, chosen: 150 };

const companyPrefix = companyField("inn").replace(/inn$/, "");

/** The inputs of the totals and of the date; without a choice, the default that the page shows. */
function totalsKey(values: Values, quote: Quote | null): string {
  const { "delivery.code": delivery = quote?.delivery, "delivery.pointId": point, payment = quote?.payment } = values;
  const slot = values[slotField(delivery ?? "")];
  return JSON.stringify([delivery, point, payment, slot, values[savedField("address")], cityOf(values)]);
}

/**
 * The checkout form with JavaScript: saves the draft while the shopper types, and recalculates the totals in place.
 * Without JavaScript, the form's buttons do the same.
 */
export function useCheckout(page: PageData, answer: CheckoutAnswer | undefined) {
  const { t, href } = useTranslation();
  const checks = useMemo(() => makeCompanyChecks(t, companyPrefix), [t]);
  const form = useRef<HTMLFormElement>(null);
  const [delivery, setDelivery] = useState(page.quote?.delivery ?? "");
  const action = `${href(paths.checkoutQuote())}?type=${page.personType}`;
  const leaving = useLeaving(form, action);
  const saving = useSaving(page, action, () => (leaving.isLeaving() ? null : form.current));

  const follow = (isChosen = false) => {
    if (!form.current) return;
    setDelivery(valuesOf(form.current)["delivery.code"] ?? "");
    saving.plan(isChosen ? saveDelays.chosen : saveDelays.typed);
  };
  useEarlyChoice(form, () => follow(true));
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button instanceof HTMLButtonElement && button.value === "recalculate") {
      event.preventDefault();
      saving.plan(0);
    } else {
      saving.stop();
      leaving.leave();
    }
  };
  const { lastResult } = answer ?? {};
  const { form: shopForm, field } = useShopForm({
    id: checkoutForm,
    lastResult,
    constraint: page.constraint,
    checks,
    onSubmit: send,
  });
  return {
    form,
    shopForm,
    field,
    ...saving,
    delivery,
    isSending: leaving.isSending,
    follow,
    read: () => (form.current ? valuesOf(form.current) : {}),
    fill: (values: Values) => {
      if (form.current) fillIn(form.current, values);
      follow();
    },
  };
}

/** Calls `follow` once if a choice was made before hydration: React missed that event. */
function useEarlyChoice(form: RefObject<HTMLFormElement>, follow: () => void): void {
  const first = useRef(follow);
  useEffect(() => {
    const fields = Array.from(form.current?.elements ?? []);
    const isChosen = (field: Element) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
    if (fields.some(isChosen)) first.current();
  }, [form]);
}

const valuesOf = (form: HTMLFormElement) => mergeValues({}, new FormData(form));

/**
 * Saves the draft and recalculates the totals if a change affects them. A new request replaces the previous one, so
 * only the latest response counts.
 */
function useSaving(page: PageData, action: string, formToSave: () => HTMLFormElement | null) {
  const { submit, data: answer, state } = useFetcher<SaveResponse | null>({ key: action });
  const data = useFetched(answer);
  const [isCalculating, setCalculating] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const calculated = useRef(totalsKey(page.values, page.quote));
  const sent = useRef("");
  // Unknown at first: the shopper may have typed before hydration.
  const isSaved = useRef(false);

  const save = () => {
    const form = formToSave();
    if (!form) return;
    stop();
    const fields = new FormData(form);
    sent.current = totalsKey(valuesOf(form), page.quote);
    fields.set("intent", sent.current === calculated.current ? "keep" : "recalculate");
    submit(fields, { method: "post", action });
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const plan = (pause: number) => {
    const form = formToSave();
    if (form) setCalculating(totalsKey(valuesOf(form), page.quote) !== calculated.current);
    stop();
    isSaved.current = false;
    timer.current = setTimeout(save, pause);
  };
  const followDelayed = useDelayedLinks({ isSaved, canSave: () => formToSave() !== null, save });

  useEffect(() => {
    // Does not wait for "idle": the response is here before Remix finishes revalidation, which may never end.
    if (data === undefined || state === "submitting") return;
    // A failing API leaves the response without totals.
    const isWithoutTotals = data !== null && !data.isSavedOnly && unpack(data.quote) === null;
    if (data && !data.isSavedOnly && !isWithoutTotals) calculated.current = sent.current;
    setFailed(data === null || isWithoutTotals);
    setCalculating(false);
    isSaved.current = data !== null && timer.current === undefined;
    followDelayed();
  }, [data, state, followDelayed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isCalculating) return;
    const giveUp = setTimeout(() => {
      setCalculating(false);
      setFailed(true);
    }, maxCalculationTime);
    return () => clearTimeout(giveUp);
  }, [isCalculating]);

  return { quote: useLatestQuote(page, data), isCalculating, isFailed, plan, stop };
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** The latest calculated totals for this kind of customer. */
function useLatestQuote({ personType, quote }: PageData, data: SaveResponse | null | undefined): Quote | null {
  const [newest, setNewest] = useState(quote);
  const loaded = useRef(quote);
  useEffect(() => {
    if (loaded.current !== quote) setNewest(quote);
    loaded.current = quote;
  }, [quote]);
  useEffect(() => {
    if (!data || data.isSavedOnly || data.personType !== personType) return;
    const calculated = unpack(data.quote);
    if (calculated) setNewest(calculated);
  }, [data, personType]);
  return newest;
}

/** Sets fields by name and fires change events, as if the shopper had typed. */
function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/**
 * Saves the latest values when the shopper leaves the page in any way except by its own form, which sends them itself.
 * @param action the URL that saves the draft
 */
function useLeaving(form: RefObject<HTMLFormElement>, action: string) {
  const isLeaving = useRef(false);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const hide = () => {
      if (isLeaving.current || !form.current) return;
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form.current)) {
        if (typeof value === "string") fields.append(name, value);
      }
      fields.set("intent", "keep");
      navigator.sendBeacon(action, fields);
    };
    // A page restored from the back/forward cache can be sent again.
    const show = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isLeaving.current = false;
      setSending(false);
    };
    addEventListener("pagehide", hide);
    addEventListener("popstate", hide);
    addEventListener("pageshow", show);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("popstate", hide);
      removeEventListener("pageshow", show);
    };
  }, [form, action]);

  return {
    isSending,
    isLeaving: () => isLeaving.current,
    leave: () => {
      isLeaving.current = true;
      setSending(true);
    },
  };
}
