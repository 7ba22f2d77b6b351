import type { ElementType, Key, ReactElement } from "react";
import { jsx as reactJsx } from "react/jsx-runtime";

const element = Symbol.for("react.element");

/**
 * Creates an element as `react/jsx-runtime` does; the server's build uses it for the shop's components
 * (`vite.config.ts`). React copies the properties of each element, a twentieth of a listing's processor time, although
 * the compiler has just written them. Does not know `defaultProps`.
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement {
  // A component does not get its key and its ref among its properties.
  if (props["ref"] !== undefined || props["key"] !== undefined) return reactJsx(type, props, key);
  const made = { $$typeof: element, type, key: key === undefined ? null : String(key), ref: null, props, _owner: null };
  return made;
}

export { jsx as jsxs };
export { Fragment } from "react/jsx-runtime";
