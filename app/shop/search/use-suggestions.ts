import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

import type { Autocomplete } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import { questionOf, suggestionLimits } from "./suggestion-limits";

/** An answer, numbered as they come in; `found` is null where the call has failed. */
type Answer = { number: number; question: string; found: Autocomplete | null };

/**
 * What the shop suggests for what was typed, asked for when the shopper pauses.
 * @returns the latest answer, null before the first one and after the text has become too short; and whether it is the
 *   answer to what stands in the field now
 */
export function useSuggestions(typed: string): { answer: Answer | null; isCurrent: boolean } {
  const { href } = useTranslation();
  const question = questionOf(typed);
  const asked = useAsked(question);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // A fetcher for each question: an answer never shows under another question.
  const { load, data } = useFetcher<Autocomplete | null>({ key: `suggestions ${asked}` });

  useEffect(() => {
    if (asked) load(`${href(paths.suggestions())}?${new URLSearchParams({ q: asked }).toString()}`);
  }, [asked, href, load]);

  if (!asked && answer) setAnswer(null);
  if (asked && data !== undefined && (answer?.question !== asked || answer.found !== data)) {
    setAnswer({ number: (answer?.number ?? 0) + 1, question: asked, found: data });
  }
  return { answer, isCurrent: answer?.question === question };
}

/** The question that is to be asked: it follows after a pause, and at once when the text has become too short. */
function useAsked(question: string): string {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), question ? suggestionLimits.pause : 0);
    return () => clearTimeout(timer);
  }, [question]);
  return asked;
}
