import sharp from "sharp";

/** Whether a file is a picture that can be read; false if it is missing. */
export const isPicture = (path: string): Promise<boolean> =>
  sharp(path)
    .metadata()
    .then(
      () => true,
      () => false,
    );
