import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

/** ms without typing, after which it is asked; and the shortest text that anything can be told of. */
const pause = 250;
const shortest = 2;

/** What the shop suggests for what is typed; the answer to an older question is never shown. */
export function useSuggested<T>(of: "address" | "party" | "bank") {
  const { t, href } = useTranslation();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const question = typed.trim().length >= shortest ? typed.trim() : "";
  const { load, data } = useFetcher<T[]>({ key: `suggest ${of} ${asked}` });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), question ? pause : 0);
    return () => clearTimeout(timer);
  }, [question]);
  useEffect(() => {
    if (asked) load(`${href(paths.checkoutSuggest(of))}?${new URLSearchParams({ q: asked }).toString()}`);
  }, [asked, href, load, of]);

  const found: T[] = asked !== "" && asked === question && data ? data : [];
  return {
    found,
    type: setTyped,
    listLabel: t("checkout:suggest.list"),
    status: t("checkout:suggest.count", { count: found.length }),
  };
}
