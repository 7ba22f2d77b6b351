import { useNavigation } from "@remix-run/react";

/** The button `intent` that was pressed of the forms that go to a path, while they are on their way; else null. */
export function useBusyIntent(path: string): string | null {
  const { formAction, formData } = useNavigation();
  if (formAction !== path) return null;
  const intent = formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
