import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

import type { Refusal } from "~/forms/refusal";

/**
 * Keeps the focus in the step that is shown. The button or link that led to it is gone, so that the focus would fall to the
 * page: it comes to the heading, unless a field of the step has taken it. After a refusal it comes to the first field at fault,
 * whose text is marked, so that the next digit replaces a wrong code.
 * @returns where the heading goes; a dialog has its own
 */
export function useStepFocus(title: string, form: RefObject<HTMLFormElement>, refusal: Refusal | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that the browser has loaded begins at its top.
  const isLoaded = useLocation().key === "default";
  useEffect(() => {
    if (!isLoaded && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isLoaded, title]);
  useEffect(() => {
    const wrong = refusal && form.current?.querySelector<HTMLInputElement>("input[aria-invalid=true]");
    wrong?.focus();
    wrong?.select();
  }, [form, refusal]);
  return heading;
}
