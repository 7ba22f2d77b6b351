import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

/** How often the page is read again by itself, and how long it waits before the first time, in ms; each wait is twice the last. */
const mostTries = 3;
const firstWait = 2000;

type FailedPartProps = {
  /** What did not load, as a sentence without a full stop. */
  title: string;
  className?: string | undefined;
};

/** One line for a part that the API did not give, with a link that loads the page again. With script the page is read again by itself. */
export function FailedPart({ title, className }: FailedPartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useTriesAgain();
  return (
    // The page's scripts start without a press, to try again.
    <div className={className} data-start="now" data-failed-part="">
      <Note kind="warn" title={title}>
        <a className="link" href={pathname + search} data-reload>
          {t("error.loadAgain")}
        </a>
      </Note>
    </div>
  );
}

function useTriesAgain(): void {
  const { state, revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === mostTries || state !== "idle") return;
    const again = () => {
      setTries(tries + 1);
      revalidate();
    };
    const timer = setTimeout(again, firstWait * 2 ** tries);
    return () => clearTimeout(timer);
  }, [tries, state, revalidate]);
}
