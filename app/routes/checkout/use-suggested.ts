import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

/** In ms after the last keystroke, and the minimum length of the text. */
const delay = 250;
const minLength = 2;

/** Messages if nothing is found. */
const notFoundKeys = {
  address: "checkout:address.notFound",
  party: "checkout:company.innNotFound",
  bank: "checkout:company.bikNotFound",
} as const;

/** Suggestions for the typed text. Never shows the answer to an earlier text. */
export function useSuggested<T>(of: keyof typeof notFoundKeys) {
  const { t, href } = useTranslation();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const question = typed.trim().length >= minLength ? typed.trim() : "";
  const { load, data } = useFetcher<T[] | null>({ key: `suggest ${of} ${asked}` });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), question ? delay : 0);
    return () => clearTimeout(timer);
  }, [question]);
  useEffect(() => {
    if (asked) load(`${href(paths.checkoutSuggest(of))}?${new URLSearchParams({ q: asked }).toString()}`);
  }, [asked, href, load, of]);

  const isAnswered = asked !== "" && asked === question && data !== undefined;
  const found: T[] = isAnswered && data ? data : [];
  return {
    found,
    type: setTyped,
    listLabel: t("checkout:suggest.list"),
    // Null means no answer: it does not say that nothing was found.
    nothing: isAnswered && data?.length === 0 ? t(notFoundKeys[of]) : undefined,
    status: t("checkout:suggest.count", { count: found.length }),
  };
}
