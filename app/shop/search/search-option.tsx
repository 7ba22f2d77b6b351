import { useId, type ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import { linkProps } from "~/shop/frame/sent-link";

import styles from "./search-options.module.css";

/** What every option of the list has to know. */
export type OptionList = {
  /** The ids of the options begin with it. */
  idPrefix: string;
  /** The id of the option that the arrow keys stand on. */
  active: string | undefined;
  /** The shopper has taken an option; its link does the rest. */
  onChoose: () => void;
};

type SearchOptionProps = {
  list: OptionList;
  /** Tells the option from the list's others. */
  name: string;
  path: string | null;
  className?: string | undefined;
  children: ReactNode;
};

/** One suggestion: a link that is reached by the arrow keys while the search field has the focus. */
export function SearchOption({ list, name, path, className = styles.option, children }: SearchOptionProps) {
  const { href } = useTranslation();
  const { href: to, rel } = linkProps(path, href);
  const id = list.idPrefix + name;
  const isActive = id === list.active;
  return (
    <a
      id={id}
      ref={isActive ? bringIntoView : null}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={className}
      href={to}
      rel={rel}
      onClick={list.onChoose}
    >
      {children}
    </a>
  );
}

/** The list scrolls, so the arrow keys may come to an option that stands outside of what it shows. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

type OptionGroupProps = {
  title: string;
  /** The title is only for those who cannot see that the options belong together. */
  isSilent?: boolean;
  children: ReactNode;
};

/** Options that belong together. */
export function OptionGroup({ title, isSilent = false, children }: OptionGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={isSilent ? "visually-hidden" : styles.title}>
        {title}
      </div>
      {children}
    </div>
  );
}
