import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

import type { ProductPage } from "./product.server";

/** Puts the product among the compared ones or takes it out. */
export function CompareButton({ product, isCompared }: Pick<ProductPage, "product" | "isCompared">) {
  const { t, href } = useTranslation();
  return (
    <form method="post" action={href(paths.compare())}>
      <button className="linkbtn" name={isCompared ? "remove" : "add"} value={product.id}>
        <Icon name={isCompared ? "check" : "scale"} size="s" />
        {t(isCompared ? "product:compare.remove" : "product:compare.add")}
      </button>
    </form>
  );
}
