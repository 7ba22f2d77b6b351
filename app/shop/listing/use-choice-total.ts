import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** So many ms a choice must stand before it is counted. */
const pause = 250;

/**
 * How many products the choice in a form of filters leads to, before it is applied.
 * @param countPath where that is asked, with the listing's scope in its query
 * @param stateKey names the state that the form was drawn for
 * @param applied how many the listing has in that state
 * @returns the number, null while it is not known, and what is to be called when the form changes
 */
export function useChoiceTotal(countPath: string, stateKey: string, applied: number) {
  const [asked, setAsked] = useState({ stateKey, path: "" });
  const path = asked.stateKey === stateKey ? asked.path : "";
  // A fetcher for each question: a number never shows beside another choice.
  const { load, data } = useFetcher<{ total: number } | null>({ key: `total ${path}` });
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => load(path), pause);
    return () => clearTimeout(timer);
  }, [path, load]);
  const follow = useCallback(
    (form: HTMLFormElement) => {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === "string" && value.trim()) query.append(name, value.trim());
      }
      setAsked({ stateKey, path: `${countPath}&${query.toString()}` });
    },
    [countPath, stateKey],
  );
  return { total: path ? (data?.total ?? null) : applied, follow };
}
