import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

import type { LastResult } from "~/forms/answer";

/**
 * Keeps the focus in the step that is shown. The button or link that led to it is gone, so that the focus would fall to the
 * page: it comes to the heading, unless a field of the step has taken it.
 * @returns where the heading goes; a dialog has its own
 */
export function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that the browser has loaded begins at its top.
  const isLoaded = useLocation().key === "default";
  useEffect(() => {
    if (!isLoaded && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isLoaded, title]);
  return heading;
}

/** After a refusal the text of the first field at fault is selected, so that the next digit replaces a wrong code. */
export function useSelectedFault(formId: string, lastResult: LastResult | undefined): void {
  useEffect(() => {
    const fields = Array.from(document.forms.namedItem(formId)?.elements ?? []);
    const wrong = fields.find((field) => field instanceof HTMLInputElement && lastResult?.error?.[field.name]);
    if (!(wrong instanceof HTMLInputElement)) return;
    wrong.focus();
    wrong.select();
  }, [formId, lastResult]);
}
