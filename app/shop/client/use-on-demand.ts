import { useState, type ComponentType } from "react";

import { stringsReady } from "~/i18n/client";

/**
 * A component whose code is loaded on first use, so that no page includes it.
 * @param load imports the component
 * @returns the component, null until it has loaded, and a function that requests it. Repeated requests are harmless;
 *   the promise is rejected if the code cannot be loaded.
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

/** The code of a dialog together with its texts, which no page includes either. */
export async function withStrings<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, stringsReady(["overlays"])]);
  return loaded;
}
