import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

/** ms without typing, after which it is asked; and the shortest text that anything can be told of. */
const pause = 250;
const shortest = 2;

/** What to say where nothing is known of what was typed. */
const nothing = {
  address: "checkout:address.notFound",
  party: "checkout:company.innNotFound",
  bank: "checkout:company.bikNotFound",
} as const;

/** What the shop suggests for what is typed; the answer to an older question is never shown. */
export function useSuggested<T>(of: keyof typeof nothing) {
  const { t, href } = useTranslation();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const question = typed.trim().length >= shortest ? typed.trim() : "";
  const { load, data } = useFetcher<T[] | null>({ key: `suggest ${of} ${asked}` });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), question ? pause : 0);
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
    // Null is no answer: it says nothing of what there is.
    nothing: isAnswered && data?.length === 0 ? t(nothing[of]) : undefined,
    status: t("checkout:suggest.count", { count: found.length }),
  };
}
