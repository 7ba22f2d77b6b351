import clsx from "clsx";
import type { ComponentPropsWithoutRef } from "react";

import { useKeptForm } from "./kept-form";

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
