import clsx from "clsx";
import type { ReactNode } from "react";

import { Checkbox } from "~/ui/checkbox";
import { ChoiceTile, FieldGroup } from "~/ui/choices";

import styles from "./checkout.module.css";
import { keepField, type Saveable, savedField, type Values } from "./fields";

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
  what: Saveable;
  values: Values;
  /** The legend, the tile for another item, and the box that keeps a new one. */
  texts: { legend: string; another: string; keep: string };
  options: { id: number; name: string; note: string | null }[];
  signedIn: boolean;
  /** The fields of another item. */
  children: ReactNode;
};

/** The customer's saved items as tiles; CSS shows the fields below only for another one, also without scripts. */
export function SavedChoice({ what, values, texts, options, signedIn, children }: SavedChoiceProps) {
  const [name, keep] = [savedField(what), keepField(what)];
  const chosen = values[name] ?? "";
  return (
    <div>
      {options.length > 0 && (
        <div className={styles.saved}>
          <FieldGroup legend={texts.legend} isSilent>
            <div className="stack-s">
              {options.map(({ id, ...option }) => (
                <ChoiceTile
                  key={id}
                  name={name}
                  value={id}
                  defaultChecked={chosen === String(id)}
                  label={option.name}
                  note={option.note ?? undefined}
                />
              ))}
              <ChoiceTile name={name} value="" defaultChecked={chosen === ""} label={texts.another} />
            </div>
          </FieldGroup>
        </div>
      )}
      <div className={styles.another}>
        {children}
        {signedIn && (
          <>
            {/* An unticked box sends nothing, but a new page must keep it unticked. */}
            <input type="hidden" name={keep} value="no" />
            <Checkbox name={keep} value="yes" defaultChecked={values[keep] !== "no"} label={texts.keep} />
          </>
        )}
      </div>
    </div>
  );
}
