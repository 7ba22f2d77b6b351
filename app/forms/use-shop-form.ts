import { type FieldMetadata, type FormMetadata, parse, useForm } from "@conform-to/react";
import { type FormEvent, useCallback, useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";

import { faultOfField, type FormField, isFormField } from "./field-fault";
import { type LastResult, messageOf } from "./reply";

/** What the browser cannot know of a field, such as that two passwords are the same. Null where nothing is wrong. */
export type FieldChecks = Record<string, (value: string, form: HTMLFormElement) => string | null>;

/** What is typed, by name. */
type Texts = Record<string, string>;

/** A field of a form, as conform knows it. */
export type ShopField = FieldMetadata<string, Texts, string[]>;

export type ShopFormOptions = {
  /** The form's id; that of a field is `<id>-<name>`. Two forms of a page must not share it. */
  id?: string | undefined;
  lastResult: LastResult | undefined;
  /** What the fields show before anything is typed, by name. */
  defaultValue?: Record<string, string | null | undefined> | undefined;
  checks?: FieldChecks | undefined;
  /** False for a single field that the server alone looks at; the page then needs no strings of the area `forms`. */
  isCheckedHere?: boolean;
  /** Sends the form, once nothing is wrong with its fields. Without it the page's own listener or the browser does. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>, fields: FormData) => void) | undefined;
};

/**
 * A form by conform. The browser checks a field when it is left or changed, not while it is typed in (specification,
 * section 5); the server checks all of them when the form is sent, and what it has found wrong with a field holds until that
 * field is checked again. Without script the form can always be sent.
 * @returns conform's form and fields, what is wrong with the whole, and whether its submit button is `disabled`
 */
export function useShopForm<Name extends string = never>(options: ShopFormOptions) {
  const { id, lastResult, defaultValue, checks = noChecks, isCheckedHere = true, onSubmit } = options;
  const { t } = useTranslation();
  const validate = ({ form: element, formData }: { form: HTMLFormElement; formData: FormData }) =>
    parse<Texts, string[]>(formData, {
      resolve: (_, intent) => {
        const name = intent?.type === "validate" ? intent.payload.name : undefined;
        // The server judges a form that is sent: null keeps what is shown until it has answered.
        return { error: name === undefined ? null : checkField(element, t, checks, name) };
      },
    });
  const [form, fields] = useForm<Texts>({
    ...(id !== undefined && { id }),
    // Undefined would keep what was found wrong before.
    lastResult: lastResult ?? nothingWrong,
    ...(defaultValue && { defaultValue }),
    shouldValidate: "onSubmit",
    ...(isCheckedHere && { onValidate: validate }),
    onSubmit: (event, { formData }) => onSubmit?.(event, formData),
  });
  const isBlocked = useChecks(form, { t, checks, isCheckedHere });
  return {
    form,
    // conform makes a field of any name that is asked for.
    fields: fields as Record<Name, ShopField>,
    field: (name: string) => fields[name] as ShopField,
    message: messageOf(lastResult),
    isBlocked,
  };
}

/** What `useShopForm` gives of a form. */
export type ShopForm = ReturnType<typeof useShopForm>;

const noChecks: FieldChecks = {};
const nothingWrong: LastResult = {};

/**
 * What is wrong with a field, and with those that have a check of their own, which may depend on it. Null keeps what was found
 * of the others and of the whole.
 */
function checkField(form: HTMLFormElement, t: Translate, checks: FieldChecks, name: string) {
  const faults: Record<string, string[] | null> = { "": null };
  for (const field of fieldsOf(form)) {
    const isKept = field.name !== name && !(field.name in checks);
    const fault = isKept ? null : faultOfField(field, t, checks[field.name]);
    if (isKept) faults[field.name] = null;
    else if (fault !== null) faults[field.name] = [fault];
  }
  return faults;
}

const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((field): field is FormField => isFormField(field) && field.name !== "");

type Checking = { t: Translate; checks: FieldChecks; isCheckedHere: boolean };

/** Asks conform to check a field that is left or changed. Returns whether a field of the form is empty or wrong. */
function useChecks({ id, validate }: FormMetadata<Texts>, { t, checks, isCheckedHere }: Checking): boolean {
  const [isBlocked, setBlocked] = useState(false);
  const block = useCallback(() => {
    const element = document.forms.namedItem(id);
    if (!element || !isCheckedHere) return;
    setBlocked(fieldsOf(element).some((field) => faultOfField(field, t, checks[field.name]) !== null));
  }, [id, t, checks, isCheckedHere]);
  // Fields come and go with what is rendered.
  useEffect(block);
  useEffect(() => {
    const element = document.forms.namedItem(id);
    return element && isCheckedHere ? listen(element, ({ name }) => validate({ name }), block) : undefined;
  }, [id, validate, block, isCheckedHere]);
  return isBlocked;
}

/** Calls `check` for a field that is left or changed, and `onInput` on every change. Returns how to stop. */
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
    // A field that was only passed through keeps what the server has found wrong with it.
    if (type === "focusout" && field.getAttribute("aria-invalid") && !changed.has(field.name)) return;
    // A dialog that closes around a field takes the focus from it: the shopper has not left the field.
    const look = () => {
      if (!field.isConnected || field.getClientRects().length === 0) return;
      changed.delete(field.name);
      check(field);
    };
    const lookLater = () => setTimeout(look);
    // A message that comes or goes while something is being pressed would move that from under the pointer. A field that is
    // being taken out of the page loses the focus too, while it is still there.
    if (!isPressed) lookLater();
    else window.addEventListener("pointerup", lookLater, { signal, once: true });
  };
  form.addEventListener("focusout", on, { signal });
  form.addEventListener("change", on, { signal });
  return () => stop.abort();
}

/** What the fields of a form are called, by their names, in the order of the form. Empty where a message needs no name. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/**
 * What a summary of errors says of each field that the server has refused: its label goes before a message that does not name
 * it, since away from the field "Required" says nothing.
 * @param formId the id of the form: that of a field is `<form's id>-<name>`
 */
export function summaryErrors(
  lastResult: LastResult | undefined,
  formId: string,
  labels: Labels,
): { id: string; text: string }[] {
  const order = Object.keys(labels);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const errors = Object.entries(lastResult?.error ?? {}).sort(([one], [other]) => place(one) - place(other));
  return errors.flatMap(([name, messages]) => {
    const message = messages?.[0];
    if (name === "" || message === undefined) return [];
    const label = labels[name];
    const isNamed = !label || message.toLowerCase().includes(label.toLowerCase());
    return { id: `${formId}-${name}`, text: isNamed ? message : `${label}: ${message}` };
  });
}
