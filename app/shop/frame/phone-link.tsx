import { useTranslation } from "~/i18n/react";

/** A phone number to call, written as the shop writes it. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <a className={className} href={telephoneUri(phone)} aria-label={[t("header.phone"), phone].join(" ")}>
      {phone}
    </a>
  );
}

/** The address that calls a number: `tel:` and its digits. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
