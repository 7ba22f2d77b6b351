import type { LoaderFunctionArgs } from "@remix-run/node";

import { imageWidths } from "~/lib/image-widths";
import { describeError, log } from "~/lib/log.server";

import { getPicture, PictureError, type PictureFormat } from "./picture.server";

const none = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/**
 * A picture of the API's, resized: `/images/{width}{path}`. WebP where the browser takes it, else JPEG. A picture's path
 * names its content for good, so the answer may be kept.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const width = imageWidths.find((known) => String(known) === params.width);
  const picture = picturePath(params["*"]);
  if (!width || !picture) return none(404);
  const format: PictureFormat = request.headers.get("Accept")?.includes("image/webp") ? "webp" : "jpeg";
  try {
    const body = await getPicture(picture, width, format);
    return new Response(new Uint8Array(body), {
      headers: {
        "Content-Type": `image/${format}`,
        "Content-Length": String(body.byteLength),
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept",
      },
    });
  } catch (error) {
    log("error", "picture_failure", { picture, reason: describeError(error) });
    return none(error instanceof PictureError ? error.status : 502);
  }
}

/** The path below the API's base address; null for one that could name anything else than a picture there. */
function picturePath(splat: string | undefined): string | null {
  if (!splat || splat.length > 300) return null;
  const clean =
    /^[\w.-]+(\/[\w.-]+)*\.(jpe?g|png|webp|svg|gif|avif)$/i.test(splat) &&
    !splat.split("/").some((part) => /^\.+$/.test(part));
  return clean ? `/${splat}` : null;
}
