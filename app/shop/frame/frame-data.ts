import type { Settings } from "~/api/schemas/pages";

/** What the frame shows of the shop's settings; null where the API did not answer. */
export type FrameSettings = Pick<Settings, "phones" | "links"> | null;

/** Favourites and lines of the basket as the page was loaded; null where they are not known. */
export type FrameCounters = { favorites: number | null; basket: number | null };
