import { useCallback, useEffect, useRef, useState } from "react";

import { useTranslation } from "~/i18n/react";

import { faultOfField, isFormField, type FormField } from "./field-fault";
import type { Refusal } from "./refusal";

/** What the browser cannot know of a field, such as that two passwords are the same. Null where nothing is wrong. */
export type FieldChecks = Record<string, (value: string, form: HTMLFormElement) => string | null>;

const noChecks: FieldChecks = {};

/** What was found wrong with the fields, by name, since the server refused the form last. */
type Found = { after: Refusal | undefined; faults: Record<string, string | null> };

/**
 * Checks a form in the browser: a field when it is left or changed, not while it is typed in (specification, section 5).
 * Give the form its `form` and `noValidate`, each field `errorOf(name)`, and the submit button `disabled={isBlocked}`.
 * Without script the form can always be sent, and the server's refusal fills `errorOf`.
 * @param checks must stay the same from render to render
 */
export function useFormCheck(refusal?: Refusal, checks: FieldChecks = noChecks) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Found>({ after: refusal, faults: {} });
  const [isBlocked, setBlocked] = useState(false);
  const latest = useRef(refusal);

  const faultOf = useCallback((field: FormField) => faultOfField(field, t, checks[field.name]), [t, checks]);
  const fieldsOf = useCallback(() => Array.from(form.current?.elements ?? []).filter(isFormField), []);
  const block = useCallback(() => setBlocked(fieldsOf().some((field) => faultOf(field) !== null)), [fieldsOf, faultOf]);

  // What the server found holds until its field is changed.
  useEffect(() => {
    latest.current = refusal;
  }, [refusal]);
  // Fields come and go with what is rendered.
  useEffect(block);

  useEffect(() => {
    const check = (left: FormField, isChanged: boolean) => {
      const after = latest.current;
      setFound((before) => {
        const faults = before.after === after ? { ...before.faults } : {};
        // A message that is shown elsewhere may have become untrue: that of the repeated password.
        for (const field of fieldsOf()) if (field.name in faults) faults[field.name] = faultOf(field);
        const fault = faultOf(left);
        if (fault !== null || isChanged || !after?.errors[left.name]) faults[left.name] = fault;
        return { after, faults };
      });
    };
    return form.current ? listen(form.current, check, block) : undefined;
  }, [fieldsOf, faultOf, block]);

  const faults = found.after === refusal ? found.faults : {};
  return {
    form,
    isBlocked,
    /** What is wrong with a field, as far as it was looked at. */
    errorOf: (name: string) => (name in faults ? (faults[name] ?? undefined) : refusal?.errors[name]),
  };
}

/** Calls `check` when a field is left or changed, and `onInput` on every change. Returns how to stop. */
function listen(
  form: HTMLFormElement,
  check: (field: FormField, isChanged: boolean) => void,
  onInput: () => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isPressed = false;
  const press = (now: boolean) => () => {
    isPressed = now;
  };
  window.addEventListener("pointerdown", press(true), { signal, capture: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, press(false), { signal, capture: true });
  form.addEventListener("input", onInput, { signal });
  form.addEventListener("reset", () => setTimeout(onInput), { signal });
  const on = (event: Event) => {
    const field = event.target;
    if (!isFormField(field)) return;
    // A dialog that closes around a field takes the focus from it: the shopper has not left the field.
    const look = () => field.getClientRects().length > 0 && check(field, event.type === "change");
    // A message that comes or goes while something is being pressed would move that from under the pointer.
    if (!isPressed) look();
    else window.addEventListener("pointerup", () => setTimeout(look), { signal, once: true });
  };
  form.addEventListener("focusout", on, { signal });
  form.addEventListener("change", on, { signal });
  form.addEventListener("change", onInput, { signal });
  return () => stop.abort();
}
