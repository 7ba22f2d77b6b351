import { useState } from "react";

/**
 * A fetcher's `data` as React's own state, for effects that depend on it. The router keeps `data` outside of React, so
 * a render that React gives up may already see a new answer. React then takes it for an old one, and the effect never
 * runs.
 */
export function useFetched<Data>(data: Data): Data {
  const [fetched, setFetched] = useState({ data });
  if (fetched.data !== data) setFetched({ data });
  return fetched.data;
}
