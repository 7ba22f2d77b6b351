import type { Settings } from "~/api/schemas/pages";

/** The part of the shop's settings that the frame shows; null if the API did not answer. */
export type FrameSettings = Pick<Settings, "phones" | "links"> | null;

/** The numbers of favourites and basket lines when the page was loaded; null if unknown. */
export type FrameCounters = { favorites: number | null; basket: number | null };
