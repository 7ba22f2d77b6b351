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
