import { useTranslation } from "~/i18n/react";

type ShownProps = {
  /** How many things of the list come before those of this page. */
  before: number;
  shown: number;
  total: number;
};

/** How much of a list a page shows: so many from its start, or from which to which. */
export function Shown({ before, shown, total }: ShownProps) {
  const { t } = useTranslation();
  if (before === 0) return t("pages.shown", { shown, total });
  return t("pages.shownFrom", { from: before + 1, to: before + shown, total });
}
