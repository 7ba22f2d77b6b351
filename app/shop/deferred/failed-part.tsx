import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

/** How often the page retries by itself, and the first delay in ms; each delay is twice the previous one. */
const maxTries = 3;
const firstDelay = 2000;

type FailedPartProps = {
  /** What did not load, as a sentence without a full stop. */
  title: string;
  className?: string | undefined;
};

/**
 * One line for a part that the API did not return, with a link that reloads the page. With JavaScript the page retries
 * by itself.
 */
export function FailedPart({ title, className }: FailedPartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useRetry();
  return (
    // Start the page's scripts without a click, so that they can retry.
    <div className={className} data-start="now" data-failed-part="">
      <Note kind="warn" title={title}>
        <a className="link" href={pathname + search} data-reload>
          {t("error.loadAgain")}
        </a>
      </Note>
    </div>
  );
}

function useRetry(): void {
  const { state, revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === maxTries || state !== "idle") return;
    const again = () => {
      setTries(tries + 1);
      revalidate();
    };
    const timer = setTimeout(again, firstDelay * 2 ** tries);
    return () => clearTimeout(timer);
  }, [tries, state, revalidate]);
}
