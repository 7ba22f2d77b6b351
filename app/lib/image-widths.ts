/** The widths in pixels in which the shop serves pictures; any other is refused. */
export const imageWidths = [96, 128, 320, 400, 640, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];
