import type { InputHTMLAttributes, ReactNode } from "react";

import styles from "./check.module.css";
import { FieldMessage, useFieldNames } from "./field";

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  label: ReactNode;
  /** Small print at the right end: a count, a price. */
  note?: ReactNode;
};

function Check({ type, label, note, ...rest }: CheckProps & { type: "checkbox" | "radio" }) {
  return (
    <label className={styles.check}>
      <input type={type} {...rest} />
      <span className={styles.text}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}

/** A checkbox in a 44 px row. Uncontrolled: pass `defaultChecked`. */
export function Checkbox({ error, id, ...rest }: CheckProps & { error?: string | undefined }) {
  const names = useFieldNames({ label: "", error }, id);
  return (
    <>
      <Check type="checkbox" id={error ? names.id : id} {...names.aria} {...rest} />
      <FieldMessage id={names.id} error={error} />
    </>
  );
}

/** One radio button of a group, in a 44 px row. The buttons of a group share their `name`. */
export function Radio(props: CheckProps) {
  return <Check type="radio" {...props} />;
}
