/**
 * Whether a path is a valid picture path relative to the API's base address: names of letters, digits, dots, dashes and
 * underscores, none of dots only, up to 300 characters, with a picture's extension.
 */
export function isPicturePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^(\/[\w.-]+)+\.(jpe?g|png|webp|svg|gif|avif)$/i.test(path) &&
    !path.split("/").some((part) => /^\.+$/.test(part))
  );
}

/** The widths in pixels that the shop serves pictures in; others are rejected. */
export const imageWidths = [96, 128, 320, 400, 640, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];
