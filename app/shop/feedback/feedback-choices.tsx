import type { Consent } from "~/api/schemas/checkout";
import type { FormOption } from "~/api/schemas/feedback";
import { checkboxProps, radioProps, selectProps } from "~/forms/field-props";
import type { LastResult } from "~/forms/reply";
import type { ShopField } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { ApiLink } from "~/shop/frame/links";
import { Checkbox, Radio } from "~/ui/checkbox";
import { FieldGroup, SelectField } from "~/ui/choices";

/** The code of the reply channel that requires a phone number. */
export const wayByPhone = "phone";

/** The name of a consent's field: its value is the version of the text. */
export const consentName = (code: string) => `consents.${code}`;

/** The subject of the message. */
export function Subject({ field, subjects }: { field: ShopField; subjects: FormOption[] }) {
  const { t } = useTranslation();
  return (
    <SelectField {...selectProps(field)} label={t("feedback:subject")}>
      <option value="">{t("feedback:subjectNone")}</option>
      {subjects.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** How the shopper wants to be answered: the first option by default. */
export function Ways({ field, ways }: { field: ShopField; ways: FormOption[] }) {
  const { t } = useTranslation();
  return (
    <FieldGroup id={field.id} legend={t("feedback:communication")} error={field.errors?.[0]} inline>
      {ways.map(({ code, name }) => (
        <Radio key={code} {...radioProps(field, code)} label={name} />
      ))}
    </FieldGroup>
  );
}

type ConsentsProps = { field: (name: string) => ShopField; consents: Consent[] };

/**
 * The consents that the API requires. A checkbox sends the version of its text, so that a new text needs a new consent.
 */
export function Consents({ field, consents }: ConsentsProps) {
  const { t } = useTranslation();
  if (consents.length === 0) return null;
  return (
    <div>
      {consents.map(({ code, version, required, title, link }) => (
        <Checkbox
          key={code}
          {...checkboxProps(field(consentName(code)), version)}
          label={
            link ? (
              <>
                {title} (
                <ApiLink link={link} className="link" target="_blank" rel="noopener">
                  {t("feedback:consentText")}
                </ApiLink>
                )
              </>
            ) : (
              title
            )
          }
          required={required}
        />
      ))}
    </div>
  );
}

/** Keeps the earlier choices while the API does not return the options. */
export function UnaskedChoices({ lastResult }: { lastResult: LastResult | undefined }) {
  const { subject, communication, consents } = lastResult?.initialValue ?? {};
  const given = typeof consents === "object" ? Object.entries(consents) : [];
  const chosen = [
    ["subject", subject] as const,
    ["communication", communication] as const,
    ...given.map(([code, version]) => [consentName(code), version] as const),
  ];
  return chosen.map(
    ([name, value]) => typeof value === "string" && <input key={name} type="hidden" name={name} value={value} />,
  );
}
