import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";

import type { ShopField } from "./use-shop-form";

/** The kit's fields connect their label and message to the control themselves. */
const plain = { ariaAttributes: false } as const;

/**
 * Adds a field's error. conform's `key` is always undefined. A page that answers a refused form puts the focus on its
 * first error, also without JavaScript: of several elements with `autofocus`, the browser takes the first.
 */
function withError<Props extends { key: unknown }>(field: ShopField, { key: _, ...props }: Props) {
  const error = field.errors?.[0];
  return error === undefined ? { ...props, error } : { ...props, error, autoFocus: true };
}

/** The props of a kit field from conform: name, constraints, value and error. */
export function fieldProps(field: ShopField, type: "text" | "email" | "tel" | "date" | "password" = "text") {
  return withError(field, getInputProps(field, { ...plain, type }));
}

/** The same for a multi-line field. */
export function textAreaProps(field: ShopField) {
  return withError(field, getTextareaProps(field, plain));
}

/** The same for a select. */
export function selectProps(field: ShopField) {
  return withError(field, getSelectProps(field, plain));
}

/**
 * The same for a checkbox.
 * @param value the value that a ticked checkbox sends
 */
export function checkboxProps(field: ShopField, value = "on") {
  return withError(field, getInputProps(field, { ...plain, type: "checkbox", value }));
}

/** The props of a radio button, which has no length. The group has the field's id and shows its error. */
export function radioProps(field: ShopField, value: string) {
  const { key: _, id: __, maxLength: ___, ...props } = getInputProps(field, { ...plain, type: "radio", value });
  return { ...props, "aria-invalid": field.errors ? true : undefined };
}
