import clsx from "clsx";
import type { ReactNode, Ref } from "react";

import type { Crumb } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import { CachedFragment } from "./cached-fragment";
import { ApiLink } from "./links";
import styles from "./page-heading.module.css";

export type PageHeadingProps = {
  title: string;
  /** For a page that moves the focus back to its title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The target of the small link above the title. */
  back?: { name: string; path: string } | undefined;
  /** The text of that line if it is not a link. */
  area?: string | undefined;
  /** Next to the title. */
  beside?: ReactNode;
};

/** The heading of a page about an order or the account: its title, below a link back. */
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

/** The path from the home page to this one, which comes last and is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("breadcrumbs")}>
      <CachedFragment as="ol" className={styles.crumbs} data={["breadcrumbs", crumbs]}>
        <CrumbList crumbs={crumbs} />
      </CachedFragment>
    </nav>
  );
}

function CrumbList({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  const all: Crumb[] = [{ name: t("nav.home"), link: paths.home() }, ...crumbs];
  return all.map(({ name, link }, index) => (
    <li key={link ?? name}>
      {link && index < all.length - 1 ? (
        <ApiLink link={link}>{name}</ApiLink>
      ) : (
        <span aria-current={index === all.length - 1 ? "page" : undefined}>{name}</span>
      )}
    </li>
  ));
}
