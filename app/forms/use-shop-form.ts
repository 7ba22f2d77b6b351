import { type FieldMetadata, type FormMetadata, parse, useForm } from "@conform-to/react";
import { type FormEvent, useCallback, useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";

import { type FormConstraint, type LastResult, messageOf } from "./reply";
import { validateField, type FormField, isFormField } from "./validate-field";

/** Checks that the browser cannot do, such as comparing two passwords. Null if the field is valid. */
export type FieldChecks = Record<string, (value: string, form: HTMLFormElement) => string | null>;

/** Field values by name. */
type Texts = Record<string, string>;

/** A field in conform's form. */
export type ShopField = FieldMetadata<string, Texts, string[]>;

export type ShopFormOptions = {
  /** The form's id; that of a field is `<id>-<name>`. Two forms of a page must not share it. */
  id?: string | undefined;
  lastResult: LastResult | undefined;
  /** The initial values of the fields, by name. */
  defaultValue?: Record<string, string | null | undefined> | undefined;
  /** What the schema requires of the fields, from the loader. */
  constraint?: FormConstraint | undefined;
  checks?: FieldChecks | undefined;
  /** False for a single field that only the server checks; the page then needs no texts of the area `forms`. */
  isCheckedHere?: boolean;
  /** Sends the valid form. Without it, the page's own listener or the browser does. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>, fields: FormData) => void) | undefined;
};

/**
 * A form based on conform. The browser checks a field on blur and change, not while typing (specification, section 5).
 * The server checks all fields when the form is sent; its errors stay until the field is checked again. Without a
 * script, the form can always be sent.
 * @returns conform's form and fields, the message of the whole form, and whether a field is empty or invalid
 */
export function useShopForm<Name extends string = never>(options: ShopFormOptions) {
  const { id, lastResult, defaultValue, constraint, checks = noChecks, isCheckedHere = true, onSubmit } = options;
  const { t } = useTranslation();
  const validate = ({ form: element, formData }: { form: HTMLFormElement; formData: FormData }) =>
    parse<Texts, string[]>(formData, {
      resolve: (_, intent) => {
        const name = intent?.type === "validate" ? intent.payload.name : undefined;
        // The server checks a submitted form: null keeps the current errors until it answers.
        return { error: name === undefined ? null : checkField(element, t, checks, name) };
      },
    });
  const [form, fields] = useForm<Texts>({
    ...(id !== undefined && { id }),
    // Undefined would keep earlier errors.
    lastResult: lastResult ?? nothingWrong,
    ...(defaultValue && { defaultValue }),
    ...(constraint && { constraint }),
    shouldValidate: "onSubmit",
    ...(isCheckedHere && { onValidate: validate }),
    onSubmit: (event, { formData }) => onSubmit?.(event, formData),
  });
  const isBlocked = useChecks(form, { t, checks, isCheckedHere });
  return {
    form,
    // conform creates a field for any name.
    fields: fields as Record<Name, ShopField>,
    field: (name: string) => fields[name] as ShopField,
    message: messageOf(lastResult),
    isBlocked,
  };
}

/** The result of `useShopForm`. */
export type ShopForm = ReturnType<typeof useShopForm>;

const noChecks: FieldChecks = {};
const nothingWrong: LastResult = {};

/**
 * Checks a field, and fields with a check of their own, which may depend on it. Null keeps the errors of other fields
 * and of the whole form. A field that a choice has hidden has no error: the shopper could neither see nor correct it.
 */
function checkField(form: HTMLFormElement, t: Translate, checks: FieldChecks, name: string) {
  const faults: Record<string, string[] | null> = { "": null };
  for (const field of fieldsOf(form).filter((one) => !isHidden(one))) {
    const isKept = field.name !== name && !(field.name in checks);
    const fault = isKept ? null : validateField(field, t, checks[field.name]);
    if (isKept) faults[field.name] = null;
    else if (fault !== null) faults[field.name] = [fault];
  }
  return faults;
}

/** Whether a field is not on the page at the moment; one in a closed `<details>` is: the shopper can open it. */
const isHidden = (field: FormField) =>
  field.getClientRects().length === 0 && field.closest("details:not([open])") === null;

const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((field): field is FormField => isFormField(field) && field.name !== "");

type Checking = { t: Translate; checks: FieldChecks; isCheckedHere: boolean };

/** Makes conform check fields on blur and change. Returns whether a field of the form is empty or invalid. */
function useChecks({ id, validate }: FormMetadata<Texts>, { t, checks, isCheckedHere }: Checking): boolean {
  const [isBlocked, setBlocked] = useState(false);
  const block = useCallback(() => {
    const element = document.forms.namedItem(id);
    if (!element || !isCheckedHere) return;
    setBlocked(fieldsOf(element).some((field) => validateField(field, t, checks[field.name]) !== null));
  }, [id, t, checks, isCheckedHere]);
  // Rendering may add and remove fields.
  useEffect(block);
  useEffect(() => {
    const element = document.forms.namedItem(id);
    return element && isCheckedHere ? listen(element, ({ name }) => validate({ name }), block) : undefined;
  }, [id, validate, block, isCheckedHere]);
  return isBlocked;
}

/** Calls `check` on a field's blur and change, and `onInput` on every change. Returns a function that stops this. */
function listen(form: HTMLFormElement, check: (field: FormField) => void, onInput: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const changed = new Set<string>();
  let isPressed = false;
  const press = (now: boolean) => () => {
    isPressed = now;
  };
  window.addEventListener("pointerdown", press(true), { signal, capture: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, press(false), { signal, capture: true });
  const onChange = (event: Event) => {
    if (isFormField(event.target)) changed.add(event.target.name);
    onInput();
  };
  form.addEventListener("input", onChange, { signal });
  form.addEventListener("change", onChange, { signal });
  form.addEventListener("reset", () => setTimeout(onInput), { signal });
  const on = ({ type, target: field }: Event) => {
    if (!isFormField(field) || field.name === "") return;
    const look = () => {
      // A dialog that closes removes the focus from its field: the shopper has not left the field.
      if (!field.isConnected || field.getClientRects().length === 0) return;
      // A field that was only tabbed through keeps the server's error. So does a field that conform focuses because of
      // that error, and that loses the focus to the error summary before the error is rendered.
      if (type === "focusout" && field.getAttribute("aria-invalid") && !changed.has(field.name)) return;
      changed.delete(field.name);
      check(field);
    };
    const lookLater = () => setTimeout(look);
    // A message that appears or disappears during a press would move the target from under the pointer. A field that is
    // being removed loses the focus while it is still in the page, so the check is delayed.
    if (!isPressed) lookLater();
    else window.addEventListener("pointerup", lookLater, { signal, once: true });
  };
  form.addEventListener("focusout", on, { signal });
  form.addEventListener("change", on, { signal });
  return () => stop.abort();
}

/** The labels of a form's fields by name, in the order of the form. Empty if the message needs no label. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/** What the summary needs of a `ShopForm`. A field's id is `<form's id>-<name>`. */
type SummarizedForm = { form: { id: string }; field: (name: string) => { errors?: string[] | undefined } };

type SummaryError = { id: string; text: string; refusal: string; isCorrected: boolean };

/**
 * The error summary of fields that the server rejected: of each, what is wrong with it now. A label precedes a message
 * that does not name its field, or that two fields have, because "Required" alone is unclear away from the field. A field
 * that has no error now is corrected, until the form is sent again.
 */
export function summaryErrors(
  lastResult: LastResult | undefined,
  { form, field }: SummarizedForm,
  labels: Labels,
): SummaryError[] {
  const order = Object.keys(labels);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const errors = Object.entries(lastResult?.error ?? {})
    .sort(([one], [other]) => place(one) - place(other))
    .flatMap(([name, messages]) => {
      const refusal = messages?.[0];
      if (name === "" || refusal === undefined) return [];
      const fault = field(name).errors?.[0];
      return [{ name, refusal, message: fault ?? refusal, isCorrected: fault === undefined }];
    });
  const isShared = (text: string) => errors.filter(({ message }) => message === text).length > 1;
  return errors.map(({ name, message, refusal, isCorrected }) => {
    const label = labels[name];
    const isClear = !label || (isNamed(message, label) && !isShared(message));
    return { id: `${form.id}-${name}`, text: isClear ? message : `${label}: ${message}`, refusal, isCorrected };
  });
}

/** Whether a message has the last word of a label, such as "почта" of "Электронная почта", with any ending. */
function isNamed(message: string, label: string): boolean {
  const word = label.toLowerCase().split(/[\s-]/).at(-1) ?? "";
  return message.toLowerCase().includes(word.length > 3 ? word.slice(0, -1) : word);
}
