import { useState } from "react";

import { formatSize } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { FileField } from "~/ui/file-field";

type PhotosFieldProps = { id: string; error: string | undefined; isRefused: boolean };

/** Photos to go with a form, as its field `files`. Their strings are those of the area `forms`. */
export function PhotosField({ id, error, isRefused }: PhotosFieldProps) {
  const { t, locale } = useTranslation();
  // A page that begins with a refusal was loaded anew, and browsers forget files then.
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
