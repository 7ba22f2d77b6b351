import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useCompared } from "~/shop/shopper/store";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./product-parts.module.css";

type CompareButtonProps = {
  product: { id: number; name: string };
  /** With text next to the scales, as on a product's page. */
  withText?: boolean | undefined;
  className?: string | undefined;
};

/** The scales: adds a product to the comparison or removes it, in the way of the favourite button. */
export function CompareButton({ product: { id, name }, withText, className }: CompareButtonProps) {
  const { t, href } = useTranslation();
  const isCompared = useCompared(id);
  return (
    <form className={className} method="post" action={href(paths.compareToggle())} data-small="compare">
      <button
        className={withText ? "linkbtn" : iconButtonClass(false, clsx(styles.scales, isCompared && styles.compared))}
        aria-pressed={withText ? undefined : isCompared}
        aria-label={withText ? undefined : t("card.compareOf", { name })}
        name={isCompared ? "remove" : "add"}
        value={id}
      >
        <Icon name={withText && isCompared ? "check" : "scale"} size={withText ? "s" : undefined} />
        {withText && t(isCompared ? "card.removeCompared" : "card.compare")}
      </button>
    </form>
  );
}
