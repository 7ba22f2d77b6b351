import clsx from "clsx";
import type { ReactNode, Ref } from "react";

import { useTranslation } from "~/i18n/react";

import { PersonalNav } from "./personal-nav";
import styles from "./personal-page.module.css";

type PersonalPageProps = {
  title: string;
  /** For a page that gives the focus back to its title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Where the small line above the title leads; without it that line only names the area. */
  back?: { name: string; path: string } | undefined;
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A page of the personal area: its heading, the navigation and what it is about. */
export function PersonalPage({ title, titleRef, back, beside, children }: PersonalPageProps) {
  const { t, href } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        {back ? (
          <a className={clsx("linkbtn small", styles.back)} href={href(back.path)}>
            {back.name}
          </a>
        ) : (
          <p className="muted small">{t("personal:title")}</p>
        )}
        <div className={styles.title}>
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
      </div>
      <div className={clsx("cols with-aside", styles.cols)}>
        <PersonalNav />
        <div className="stack-l">{children}</div>
      </div>
    </>
  );
}
