import { useTranslation } from "~/i18n/react";
import { Dialog } from "~/ui/dialog";

import { CountedFilterForm, type CountedFilterFormProps } from "./counted-filter-form";
import styles from "./listing.module.css";

type FilterSheetProps = Omit<CountedFilterFormProps, "id"> & { open: boolean; onClose: () => void };

/** The filter page as a dialog over the list, for phones with JavaScript. */
export function FilterSheet({ open, onClose, ...form }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("catalog:filters.title")}
      closeLabel={t("catalog:filters.close")}
      size="full"
    >
      {/* Closes as soon as the choice is sent: the list shows that it is loading. */}
      <div className={styles.sheet} onSubmit={onClose}>
        <p className={styles.filterHead} aria-hidden="true">
          {t("catalog:filters.title")}
        </p>
        <CountedFilterForm id="filters" {...form} />
      </div>
    </Dialog>
  );
}
