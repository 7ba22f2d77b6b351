import clsx from "clsx";
import type { SelectHTMLAttributes } from "react";

import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import styles from "./field.module.css";
import { Icon } from "./icon";

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;
type SelectProps = SelectHTMLAttributes<HTMLSelectElement>;

/** A select in the frame of a form field; its options are the children. */
export function SelectField({ label, hint, error, id, children, ...rest }: SelectFieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <select className={styles.control} id={names.id} {...names.aria} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" size="s" className={styles.arrow} />
    </FieldFrame>
  );
}

/** A 44 px select for toolbars; name it with `aria-label` or a separate label. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={clsx(styles.select, className)}>
      <select {...rest}>{children}</select>
      <Icon name="chevron-down" size="s" className={styles.selectArrow} />
    </span>
  );
}
