import { useState } from "react";

import { formatSize } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { FileField } from "~/ui/file-field";

type PhotosFieldProps = { id: string; error: string | undefined; isRefused: boolean };

/** The photos to send with a form, as its field `files`. Needs the texts of the area `forms`. */
export function PhotosField({ id, error, isRefused }: PhotosFieldProps) {
  const { t, locale } = useTranslation();
  // If the first render already has an error, the page was reloaded, and browsers then clear file fields.
  const [areLost] = useState(isRefused);
  return (
    <FileField
      id={id}
      name="files"
      label={t("forms:files.label")}
      error={error}
      texts={{
        invite: (
          <>
            {t("forms:files.invite")} <span className="link">{t("forms:files.pick")}</span>
            <br />
            {t("forms:files.hint")}
            {areLost ? (
              <>
                <br />
                {t("forms:files.again")}
              </>
            ) : null}
          </>
        ),
        size: (bytes) => formatSize(locale, bytes),
        remove: (name) => t("forms:files.remove", { name }),
        fault: (fault) => t(`forms:files.${fault}`),
        count: (count) => t("forms:files.count", { count }),
      }}
    />
  );
}
