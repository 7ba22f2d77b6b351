import clsx from "clsx";
import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from "react";

import styles from "./button.module.css";
import { Icon, type IconName } from "./icon";

type ButtonLook = {
  /** At most one `primary` per view; cards use `line`. */
  variant?: "primary" | "dark" | "line" | "quiet" | "danger" | undefined;
  /** `m` and `s` are 44 px high (`s` has less padding at the sides), `l` is 56 px high. */
  size?: "s" | "m" | "l" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Shows a spinner over the label; the width does not change. */
  busy?: boolean | undefined;
};

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** The class names of a button, for an element that has to look like one, such as a `summary` or a `label`. */
export function buttonClass({ variant = "primary", size = "m", block, busy }: ButtonLook, extra?: string): string {
  return clsx(
    styles.btn,
    styles[variant],
    size !== "m" && styles[size],
    block && styles.block,
    busy && styles.busy,
    extra,
  );
}

/** A button; as in HTML, it submits its form unless `type` is set otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, block, busy, className, children, ...rest } = props;
  return (
    <button ref={ref} className={buttonClass({ variant, size, block, busy }, className)} aria-busy={busy} {...rest}>
      {children}
    </button>
  );
});

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, busy, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, block, busy }, className)} {...rest}>
      {children}
    </a>
  );
}

type IconLook = {
  icon: IconName;
  iconSize?: "m" | "s" | undefined;
  /** What it does, for screen readers. */
  label: string;
  /** With a border. */
  line?: boolean | undefined;
};
type IconButtonProps = IconLook & ButtonHTMLAttributes<HTMLButtonElement>;
type IconLinkProps = IconLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The class names of a square 44 px control that contains an icon. */
export function iconButtonClass(line?: boolean, extra?: string): string {
  return clsx(styles.iconbtn, line && styles.outlined, extra);
}

/** A square button with an icon; it submits its form unless `type` is set otherwise. */
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
