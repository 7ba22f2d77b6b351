import { useState } from "react";

import { formatSize } from "~/i18n/format-size";
import { useTranslation } from "~/i18n/react";
import { FileField } from "~/ui/file-field";

/** Photos of what is given back. */
export function RefundPhotos({ error, isRefused }: { error: string | undefined; isRefused: boolean }) {
  const { t, locale } = useTranslation();
  // A page that begins with a refusal was loaded anew, and browsers forget files then.
  const [areLost] = useState(isRefused);
  return (
    <FileField
      id="files"
      name="files"
      label={t("forms:files.label")}
      error={error}
      texts={{
        invite: (
          <>
            {t("forms:files.invite")} <span className="link">{t("forms:files.pick")}</span>
            <br />
            {t("personal:request.filesHint")}
            {areLost ? (
              <>
                <br />
                {t("personal:request.filesAgain")}
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
