import type { ReactNode } from "react";

import { Icon, type IconName } from "~/ui/icon";

type QuestionProps = {
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

/** For what cannot be undone: one press only opens the question, also without JavaScript. */
export function Question({ icon, label, text, id, open, children }: QuestionProps) {
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
