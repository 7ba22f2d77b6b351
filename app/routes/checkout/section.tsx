import clsx from "clsx";
import type { ReactNode } from "react";

import { Button } from "~/ui/button";
import { SelectField } from "~/ui/choices";

import styles from "./checkout.module.css";

type SectionProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A numbered section of the form; CSS numbers only the visible ones. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section className={clsx("sheet pad", styles.section, className)} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type SavedChoiceProps = {
  name: string;
  label: string;
  /** The text of the option that chooses nothing. */
  none: string;
  options: { id: number; text: string }[];
  chosen: string | undefined;
  intent: string;
  submit: string;
};

/** A select of the customer's saved items, and a button that fills the fields below from the chosen one. */
export function SavedChoice({ name, label, none, options, chosen, intent, submit }: SavedChoiceProps) {
  if (options.length === 0) return null;
  return (
    <div className={styles.fill}>
      <SelectField id={name} name={name} label={label} defaultValue={chosen}>
        <option value="">{none}</option>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <Button variant="line" name="intent" value={intent}>
        {submit}
      </Button>
    </div>
  );
}
