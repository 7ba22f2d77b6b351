import { useMatches } from "@remix-run/react";
import clsx from "clsx";
import type { ComponentPropsWithoutRef } from "react";

type LeavingLinkProps = ComponentPropsWithoutRef<"a"> & { href: string };

/**
 * A link. On a page whose form must not lose what is typed it waits for the script, which keeps that; without script it is a
 * button of the form, whose answer leads on to where the link does.
 */
export function LeavingLink({ className, children, ...link }: LeavingLinkProps) {
  const form = useKeptForm();
  if (!form) {
    return (
      <a className={className} {...link}>
        {children}
      </a>
    );
  }
  const { href, lang, "aria-label": label, "aria-current": current } = link;
  return (
    <>
      <a className={clsx("script", className)} {...link} data-held="">
        {children}
      </a>
      <button
        className={clsx("no-script", className)}
        {...{ form, lang, "aria-label": label, "aria-current": current }}
        name="leave"
        value={href}
      >
        {children}
      </button>
    </>
  );
}

/** The id of a page's form that is sent along when the page is left without script: its route's `handle.keptForm`. */
function useKeptForm(): string | undefined {
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
