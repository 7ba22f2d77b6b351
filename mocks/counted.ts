/** A number and what it counts, for the owner's terminal: `1 order`, `2 orders`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The verb after a number of things. */
export const isOrAre = (count: number): string => (count === 1 ? "is" : "are");
