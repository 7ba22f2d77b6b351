import clsx from "clsx";

/** The symbols of `public/icons.svg`, named as in Lucide. A test compares the two lists. */
export const iconNames = [
  "arrow-right",
  "badge-check",
  "calendar-clock",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "circle-check",
  "circle-x",
  "clock",
  "credit-card",
  "download",
  "expand",
  "eye",
  "eye-off",
  "file-text",
  "heart",
  "house",
  "info",
  "layout-grid",
  "log-out",
  "mail",
  "menu",
  "message-square",
  "minus",
  "package",
  "package-check",
  "paperclip",
  "pause",
  "percent",
  "phone",
  "play",
  "plus",
  "rotate-cw",
  "scale",
  "search",
  "search-x",
  "share-2",
  "shield-check",
  "shopping-cart",
  "sliders-horizontal",
  "star",
  "store",
  "tag",
  "thumbs-up",
  "trash-2",
  "triangle-alert",
  "truck",
  "undo-2",
  "user",
  "x",
] as const;
export type IconName = (typeof iconNames)[number];

type IconProps = { name: IconName; size?: "m" | "s" | "xs" | undefined; className?: string | undefined };

/**
 * An icon from the sprite in the colour of the surrounding text: 24 (m), 20 (s) or 16 px (xs). Hidden from screen
 * readers.
 */
export function Icon({ name, size = "m", className }: IconProps) {
  return (
    <svg className={clsx("i", size !== "m" && `i-${size}`, className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
