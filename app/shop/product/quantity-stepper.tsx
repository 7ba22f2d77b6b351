import { useTranslation } from "~/i18n/react";
import { maxQuantity } from "~/lib/quantity";
import { Stepper, type StepperProps } from "~/ui/stepper";

type QuantityStepperProps = Omit<StepperProps, "texts" | "max"> & {
  /** The product's name, for those who do not see what the stepper stands by. */
  name: string;
  /** Says `шт.` after the number. */
  withUnit?: boolean | undefined;
  /** What can be had at most, where that is known; the basket's limit otherwise. */
  max?: number | undefined;
};

/** The stepper of a product's pieces, in the shop's words and within the basket's limits. */
export function QuantityStepper({ name, withUnit, max = maxQuantity, ...rest }: QuantityStepperProps) {
  const { t } = useTranslation();
  const texts = {
    label: t("stepper.label", { name }),
    less: t("stepper.less"),
    more: t("stepper.more"),
    update: t("stepper.update"),
    unit: withUnit ? t("stepper.pieces") : undefined,
  };
  return <Stepper max={max} texts={texts} {...rest} />;
}
