import { useTranslation } from "~/i18n/react";
import type { ThemeChoice } from "~/lib/theme-file";
import { paths } from "~/paths";

import styles from "./theme-form.module.css";

/** The id that leads back to the form of the theme. */
export const themeId = "theme";

const themes = [
  ["auto", "footer.themeAuto"],
  ["light", "footer.themeLight"],
  ["dark", "footer.themeDark"],
] as const;

/** Chooses the theme. The form loads a new document: the theme is in its head. */
export function ThemeForm({ theme }: { theme: ThemeChoice }) {
  const { t, href } = useTranslation();
  return (
    <form className={styles.form} id={themeId} method="post" action={href(paths.theme())} data-reload>
      <fieldset>
        <legend>{t("footer.theme")}</legend>
        {themes.map(([choice, label]) => (
          <button key={choice} name="theme" value={choice} aria-pressed={choice === theme}>
            {t(label)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
