import clsx from "clsx";
import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from "react";

import { Icon, type IconName } from "./icon";
import styles from "./icon-button.module.css";

type IconLook = {
  icon: IconName;
  iconSize?: "m" | "s" | undefined;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** With a frame. */
  line?: boolean | undefined;
};
type IconButtonProps = IconLook & ButtonHTMLAttributes<HTMLButtonElement>;
type IconLinkProps = IconLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The class names of a square 44 px control with a drawing in it. */
export function iconButtonClass(line?: boolean, extra?: string): string {
  return clsx(styles.iconbtn, line && styles.line, extra);
}

/** A square button with a drawing; inside a form it submits unless `type` says otherwise. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, iconSize, label, line, className, ...rest } = props;
  return (
    <button ref={ref} className={iconButtonClass(line, className)} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
});

/** A link that looks like an icon button. */
export function IconLink({ icon, iconSize, label, line, className, ...rest }: IconLinkProps) {
  return (
    <a className={iconButtonClass(line, className)} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </a>
  );
}
