import { useMatches } from "@remix-run/react";

/** The id of a page's form that is sent along when the page is left without script: its route's `handle.keptForm`. */
export function useKeptForm(): string | undefined {
  const ids = useMatches().flatMap(({ handle, data }) => (hasKeptForm(handle) && data ? [handle.keptForm] : []));
  return ids[0];
}

function hasKeptForm(handle: unknown): handle is { keptForm: string } {
  return typeof handle === "object" && handle !== null && "keptForm" in handle && typeof handle.keptForm === "string";
}

/**
 * The button that Enter presses in the fields of the form: the first that belongs to it, so it stands before those of the
 * header. It shows the same page again, and leaves nothing.
 */
export function EnterButton() {
  const form = useKeptForm();
  return form ? <button form={form} name="intent" value="recalculate" hidden tabIndex={-1} aria-hidden="true" /> : null;
}
