const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as a JavaScript literal that can stand in a script element of HTML. */
function asLiteral(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/**
 * The script that hands the loaders' data to Remix in the browser, all in one piece. Takes the stream that Remix has made
 * of it (`serverHandoffStream`) and waits for its end.
 */
export async function dataScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = asLiteral(await new Response(stream).text());
  const controller = "window.__remixContext.streamController";
  return `<script>${controller}.enqueue(${data});${controller}.close();</script>`;
}
