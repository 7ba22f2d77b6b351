const headers = { "content-type": "application/json", "cache-control": "no-store" };

const texts = new WeakMap<Response, string>();

/**
 * A response with a JSON body. Its text is also kept, so that the HTTP server can write it without reading
 * the response's stream, which would take longer than the rest of a small call.
 */
export function jsonResponse(body: unknown, status = 200): Response {
  const text = JSON.stringify(body);
  const response = new Response(text, { status, headers });
  texts.set(response, text);
  return response;
}

/** The text of a response from `jsonResponse`; undefined for any other. */
export const textOf = (response: Response): string | undefined => texts.get(response);
