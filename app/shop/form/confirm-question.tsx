import type { ReactNode } from "react";

import { Icon, type IconName } from "~/ui/icon";

type ConfirmQuestionProps = {
  icon: IconName;
  label: ReactNode;
  /** What happens if the shopper agrees. */
  text: string;
  id?: string | undefined;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  /** The button that agrees. */
  children: ReactNode;
};

/** Asks before something that cannot be undone: one press only opens the question, also without JavaScript. */
export function ConfirmQuestion({ icon, label, text, id, open, children }: ConfirmQuestionProps) {
  return (
    <details id={id} open={open}>
      <summary className="linkbtn">
        <Icon name={icon} size="s" />
        {label}
      </summary>
      <div className="stack-s">
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}
