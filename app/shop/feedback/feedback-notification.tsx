import { useTranslation } from "~/i18n/react";
import { Notification } from "~/shop/notification/notification";

type FeedbackNotificationProps = { kind: "success" | "failure"; open: boolean; onClose: () => void };

/** What is told after a letter (specification, section 8). */
export function FeedbackNotification({ kind, ...shown }: FeedbackNotificationProps) {
  const { t } = useTranslation();
  const name = kind === "success" ? "done" : "failed";
  return <Notification {...shown} kind={kind} title={t(`feedback:${name}Title`)} text={t(`feedback:${name}Text`)} />;
}
