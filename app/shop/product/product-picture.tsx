import { paths } from "~/paths";
import { Picture, type PictureProps } from "~/ui/picture";

type ProductPictureProps = Omit<PictureProps, "src" | "widths"> & {
  /** The picture's path in the API, or null. */
  picture: string | null;
  /** The available widths; those of a card by default. */
  widths?: PictureProps["widths"] | undefined;
};

const cardWidths = [320, 400, 640] as const;

/** A product's picture, or a placeholder. */
export function ProductPicture({ picture, widths = cardWidths, ...rest }: ProductPictureProps) {
  const src = picture === null ? null : (width: number) => paths.image(picture, width);
  return <Picture src={src} widths={widths} {...rest} />;
}
