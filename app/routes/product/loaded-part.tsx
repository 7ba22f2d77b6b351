import type { ReactNode } from "react";

import type { Packed } from "~/lib/packed";
import { Deferred, FailedPart } from "~/shop/deferred/deferred";

import type { Loaded } from "./reviews.server";

type LoadedPartProps<List> = {
  part: Promise<Packed<Loaded<List>>>;
  /** Shown during a client navigation until the list arrives. */
  waiting: ReactNode;
  /** The id of the list's section, to which other parts of the page link. */
  id: string;
  /** The message if the API did not return the list, as a sentence without a full stop. */
  failed: string;
  children: (list: List) => ReactNode;
};

/** The reviews or the questions of a product; renders nothing if the API has no such lists. */
export function LoadedPart<List>({ part, waiting, id, failed, children }: LoadedPartProps<List>) {
  return (
    <Deferred part={part} waiting={waiting}>
      {(list) =>
        list === "failed" ? (
          <div id={id}>
            <FailedPart className="section no-print" title={failed} />
          </div>
        ) : (
          list && children(list)
        )
      }
    </Deferred>
  );
}
