import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import { LinkWithCount } from "./counted-link";

/** The way to the comparison, for who compares something. */
export function CompareLink({ compared }: { compared: number }) {
  const { t } = useTranslation();
  return <LinkWithCount path={paths.compare()} icon="scale" label={t("header.compare")} count={compared} />;
}
