import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Note } from "~/ui/note";

/** What stands in the place of the form while the API does not tell what it asks. */
export function FeedbackAway() {
  const { t, href } = useTranslation();
  return (
    <Note kind="warn" title={t("feedback:awayTitle")}>
      {t("feedback:awayText")}{" "}
      <a className="link" href={href(paths.contacts())}>
        {t("nav.contacts")}
      </a>
    </Note>
  );
}
