import { Button } from "~/ui/button";
import { SelectField } from "~/ui/select";

import styles from "./checkout-page.module.css";

type SavedChoiceProps = {
  name: string;
  label: string;
  /** Of the choice of nothing. */
  none: string;
  options: { id: number; text: string }[];
  chosen: string | undefined;
  intent: string;
  submit: string;
};

/** Something that the customer has saved, and the button that fills the fields below with it. */
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
