import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** A section with nothing in it. */
export function EmptySection() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("catalog:empty.title")} text={t("catalog:empty.text")}>
      <ButtonLink href={href(paths.catalog())} variant="dark">
        {t("catalog:empty.toCatalog")}
      </ButtonLink>
    </EmptyState>
  );
}
