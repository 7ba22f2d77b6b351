/**
 * Whether a path may be that of a picture below the API's base address: plain names of letters, digits, dots, dashes and
 * underscores, none of dots alone, up to 300 characters with the ending of a picture.
 */
export function isPicturePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^(\/[\w.-]+)+\.(jpe?g|png|webp|svg|gif|avif)$/i.test(path) &&
    !path.split("/").some((part) => /^\.+$/.test(part))
  );
}

/** The widths in pixels in which the shop serves pictures; any other is refused. */
export const imageWidths = [96, 128, 320, 400, 640, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];
