import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** For a customer who has not ordered anything yet. */
export function NoOrders() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("personal:overview.none")} text={t("personal:overview.noneText")}>
      <ButtonLink href={href(paths.catalog())}>{t("personal:overview.toCatalog")}</ButtonLink>
    </EmptyState>
  );
}
