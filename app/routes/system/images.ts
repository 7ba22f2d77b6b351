import type { LoaderFunctionArgs } from "@remix-run/node";

import { imageWidths, isPicturePath } from "~/lib/link";
import { describeError, log } from "~/server/log.server";

import { getPicture, PictureError, pictureFormats } from "./picture.server";

const emptyResponse = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/**
 * A resized picture of the API: `/images/{width}{path}`, in the smallest format that the browser accepts. A picture's
 * path never gets different content, so the response can be cached for long.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const width = imageWidths.find((known) => String(known) === params.width);
  const picture = `/${params["*"] ?? ""}`;
  if (!width || !isPicturePath(picture)) return emptyResponse(404);
  const accepted = request.headers.get("Accept") ?? "";
  const format = pictureFormats.find((name) => accepted.includes(`image/${name}`)) ?? "jpeg";
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
    return emptyResponse(error instanceof PictureError ? error.status : 502);
  }
}
