import type { Consent } from "~/api/schemas/checkout";
import type { FormOption } from "~/api/schemas/feedback";
import { ticked, typed } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { SentLink } from "~/shop/frame/sent-link";
import { Checkbox, Radio } from "~/ui/checkbox";
import { FieldGroup } from "~/ui/field-group";
import { SelectField } from "~/ui/select";

import { consentName, fieldId, type FeedbackPart } from "./answer";

/** What the letter is about. */
export function Subject({ refusal, errorOf, subjects }: FeedbackPart & { subjects: FormOption[] }) {
  const { t } = useTranslation();
  return (
    <SelectField
      id={fieldId("subject")}
      name="subject"
      label={t("feedback:subject")}
      defaultValue={typed(refusal, "subject", "")}
      error={errorOf("subject")}
      required
    >
      <option value="">{t("feedback:subjectNone")}</option>
      {subjects.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type WaysProps = FeedbackPart & { ways: FormOption[]; onChoose: (code: string) => void };

/** How the shopper wants to be answered: the first way unless another one is chosen. */
export function Ways({ refusal, errorOf, ways, onChoose }: WaysProps) {
  const { t } = useTranslation();
  const error = errorOf("communication");
  return (
    <FieldGroup id={fieldId("communication")} legend={t("feedback:communication")} error={error} inline>
      {ways.map(({ code, name }, index) => (
        <Radio
          key={code}
          name="communication"
          value={code}
          label={name}
          defaultChecked={ticked(refusal, "communication", code, index === 0)}
          onChange={() => onChoose(code)}
          aria-invalid={error ? true : undefined}
          required
        />
      ))}
    </FieldGroup>
  );
}

/** What the API wants the shopper to agree to. A box brings the version of its text, so that a new text is agreed to anew. */
export function Consents({ refusal, errorOf, consents }: FeedbackPart & { consents: Consent[] }) {
  const { t } = useTranslation();
  if (consents.length === 0) return null;
  return (
    <div>
      {consents.map(({ code, version, required, title, link }) => (
        <Checkbox
          key={code}
          id={fieldId(consentName(code))}
          name={consentName(code)}
          value={version}
          label={
            link ? (
              <>
                {title} (
                <SentLink link={link} className="link" target="_blank" rel="noopener">
                  {t("feedback:consentText")}
                </SentLink>
                )
              </>
            ) : (
              title
            )
          }
          defaultChecked={ticked(refusal, consentName(code), version)}
          error={errorOf(consentName(code))}
          required={required}
        />
      ))}
    </div>
  );
}

/** What was chosen before, while the API does not tell what there is to choose from. */
export function UnaskedChoices({ refusal }: Pick<FeedbackPart, "refusal">) {
  const chosen = Object.entries(refusal?.values ?? {}).filter(([name]) =>
    /^(subject|communication|consents\.)/.test(name),
  );
  return chosen.map(([name, [value]]) => <input key={name} type="hidden" name={name} value={value ?? ""} />);
}
