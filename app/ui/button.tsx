import clsx from "clsx";
import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from "react";

import styles from "./button.module.css";
import { Icon, type IconName } from "./icon";

type ButtonLook = {
  /** One `primary` in a view at most; cards take `line`. */
  variant?: "primary" | "dark" | "line" | "quiet" | "danger" | undefined;
  /** 44 px high as `m` and, with less air at the sides, as `s`; 56 px as `l`. */
  size?: "s" | "m" | "l" | undefined;
  /** As wide as its place. */
  block?: boolean | undefined;
  /** Shows a turning ring over the label; the width stays. */
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

/** A button; inside a form it submits unless `type` says otherwise, as in HTML. */
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
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** With a frame. */
  line?: boolean | undefined;
};
type IconButtonProps = IconLook & ButtonHTMLAttributes<HTMLButtonElement>;
type IconLinkProps = IconLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The class names of a square 44 px control with a drawing in it. */
export function iconButtonClass(line?: boolean, extra?: string): string {
  return clsx(styles.iconbtn, line && styles.outlined, extra);
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
