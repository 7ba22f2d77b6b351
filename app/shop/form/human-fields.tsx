import { tokenName, trapName } from "~/forms/human-fields";
import { useTranslation } from "~/i18n/react";

/**
 * The unseen fields by which a form tells people from programs; `token` comes from `issueHumanToken`. Their strings are
 * those of the area `forms`.
 */
export function HumanFields({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name={tokenName} value={token} />
      <label>
        {t("forms:human.trap")}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
