import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";
import styles from "./toast.module.css";

type ToastProps = {
  icon?: IconName | undefined;
  /** One action in words: a link or button of class `linkbtn`. */
  action?: ReactNode;
  children: ReactNode;
};

/** The look of a short message above the page. Its place, its time and its `role="status"` are the page's. */
export function Toast({ icon, action, children }: ToastProps) {
  return (
    <div className={styles.toast}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {action}
    </div>
  );
}
