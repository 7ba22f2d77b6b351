import clsx from "clsx";
import type { ReactNode, Ref } from "react";

import { useTranslation } from "~/i18n/react";

import styles from "./page-heading.module.css";

export type PageHeadingProps = {
  title: string;
  /** For a page that gives the focus back to its title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Where the small line above the title leads. */
  back?: { name: string; path: string } | undefined;
  /** What that line says where it leads nowhere. */
  area?: string | undefined;
  /** Beside the title. */
  beside?: ReactNode;
};

/** The head of a page about an order or the account: its title, below a line that leads back. */
export function PageHeading({ title, titleRef, back, area, beside }: PageHeadingProps) {
  const { href } = useTranslation();
  return (
    <div className={styles.head}>
      {back ? (
        <a className={clsx("linkbtn small", styles.back)} href={href(back.path)}>
          {back.name}
        </a>
      ) : (
        <p className="muted small">{area}</p>
      )}
      <div className={styles.title}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {beside}
      </div>
    </div>
  );
}
