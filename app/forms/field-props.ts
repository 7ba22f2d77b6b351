import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";

import type { ShopField } from "./use-shop-form";

/** The fields of the kit tie their label and message to the control themselves. */
const plain = { ariaAttributes: false } as const;

/** What a field of the kit is told to say. conform's `key` is always undefined. */
function withError<Props extends { key: unknown }>(field: ShopField, { key: _, ...props }: Props) {
  return { ...props, error: field.errors?.[0] };
}

/** What a field of the kit needs of conform: names, constraints, what it shows and what is wrong with it. */
export function fieldProps(field: ShopField, type: "text" | "email" | "tel" | "date" | "password" = "text") {
  return withError(field, getInputProps(field, { ...plain, type }));
}

/** The same for a field of several lines. */
export function textAreaProps(field: ShopField) {
  return withError(field, getTextareaProps(field, plain));
}

/** The same for a choice. */
export function selectProps(field: ShopField) {
  return withError(field, getSelectProps(field, plain));
}

/**
 * The same for a box.
 * @param value what is sent of a box that is ticked
 */
export function checkboxProps(field: ShopField, value = "on") {
  return withError(field, getInputProps(field, { ...plain, type: "checkbox", value }));
}

/** What one of several radio buttons needs. Their group says what is wrong, and has the field's id. */
export function radioProps(field: ShopField, value: string) {
  const { key: _, id: __, ...props } = getInputProps(field, { ...plain, type: "radio", value });
  return { ...props, "aria-invalid": field.errors ? true : undefined };
}
