import { useState, type ComponentType } from "react";

import { stringsReady } from "~/i18n/client";

/**
 * A component whose code is loaded when it is first asked for, so that no page carries it before.
 * @param load imports the component
 * @returns the component, null until it is there, and what asks for it. Asking again is harmless; the promise is rejected
 *   where the code cannot be had.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = async () => {
    if (Part) return;
    const loaded = await load();
    setPart(() => loaded);
  };
  return [Part, ask] as const;
}

/** The code of something that opens over the page, together with its strings, which no page carries either. */
export async function withStrings<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, stringsReady(["overlays"])]);
  return loaded;
}
