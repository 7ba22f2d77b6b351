import type { Settings } from "~/api/schemas/pages";
import { oncePer } from "~/lib/once-per";

import type { FrameSettings } from "./links";

/** What the frame shows of the shop's settings; the same object for the same settings. */
export const frameSettings = oncePer(({ phones, links, sections = [] }: Settings): NonNullable<FrameSettings> => ({
  phones,
  links,
  sections: sections.flatMap(({ name, link }) => (link ? [{ name, link }] : [])),
}));
