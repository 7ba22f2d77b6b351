import { afterEach, describe, expect, it, vi } from "vitest";

import { pdfPolicy } from "~/server/security-headers.server";

import { documentPath, loader } from "./document";

const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal("fetch", answers);

const ask = (splat: string) =>
  loader({ params: { "*": splat }, request: new Request(`http://shop.test/documents/${splat}`), context: {} });

afterEach(() => {
  answers.mockReset();
});

describe("a document", () => {
  it("is served as a PDF, whatever type the API reports", async () => {
    answers.mockResolvedValue(
      new Response("%PDF-1.4", {
        headers: { "Content-Type": "text/html", "Content-Length": "8", "Set-Cookie": "a=b" },
      }),
    );
    const response = await ask("upload/documents/manual.pdf");
    expect(answers.mock.calls[0]?.[0]).toMatch(/^http:\/\/[^/]+\/upload\/documents\/manual\.pdf$/);
    expect(answers.mock.calls[0]?.[1].redirect).toBe("error");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "public, max-age=3600",
      "content-disposition": 'inline; filename="manual.pdf"',
      "content-length": "8",
      "content-security-policy": pdfPolicy,
      "content-type": "application/pdf",
    });
    expect(await response.text()).toBe("%PDF-1.4");
  });

  it.each(["", "upload/manual.html", "api/app/settings/view", "upload/../manual.pdf", "/evil.example/upload/a.pdf"])(
    "is not looked for at %j",
    async (splat) => {
      expect((await ask(splat)).status).toBe(404);
      expect(answers).not.toHaveBeenCalled();
    },
  );

  it.each([
    [404, 404],
    [500, 502],
    [302, 502],
  ])("that the API answers %i for is %i", async (status, expected) => {
    answers.mockResolvedValue(new Response("x", { status }));
    expect((await ask("upload/manual.pdf")).status).toBe(expected);
  });

  it("is unavailable if the API is", async () => {
    answers.mockRejectedValue(new TypeError("fetch failed"));
    expect((await ask("upload/manual.pdf")).status).toBe(502);
  });

  it("is rejected if its Content-Length is over the limit", async () => {
    answers.mockResolvedValue(new Response("x", { headers: { "Content-Length": String(31 * 1024 * 1024) } }));
    expect((await ask("upload/manual.pdf")).status).toBe(502);
  });

  it("may take minutes on a slow line, but is aborted if nothing more comes", async () => {
    vi.useFakeTimers();
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const api = pieces.writable.getWriter();
    answers.mockResolvedValue(new Response(pieces.readable));
    const shopper = (await ask("upload/manual.pdf")).body?.getReader();
    for (let piece = 0; piece < 5; piece += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      void api.write(new Uint8Array([piece]));
      expect((await shopper?.read())?.value).toEqual(new Uint8Array([piece]));
    }
    const last = expect(shopper?.read()).rejects.toThrow("aborted");
    api.closed.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    await last;
    vi.useRealTimers();
  });

  it("is aborted over the limit if it has no Content-Length", async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    answers.mockResolvedValue(new Response(endless));
    const response = await ask("upload/manual.pdf");
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(sent).toBeLessThan(40);
  });
});

describe("documentPath", () => {
  it.each(["/upload/manual.pdf", "/upload/documents/drill-12/Manual_2.0.PDF"])("takes %s", (link) => {
    expect(documentPath(link)).toBe(link);
  });

  it.each([
    "",
    "/upload/",
    "/upload/.pdf",
    "/api/app/manual.pdf",
    "/upload/manual.html",
    "/upload/manual.pdf.html",
    "/upload/../api/manual.pdf",
    "/upload/./manual.pdf",
    "/upload//manual.pdf",
    "/upload/a%2f..%2fmanual.pdf",
    "/upload/manual.pdf?x=.pdf",
    "/upload\\manual.pdf",
    "//evil.example/upload/manual.pdf",
    "https://evil.example/upload/manual.pdf",
    `/upload/${"a".repeat(300)}.pdf`,
  ])("refuses %s", (link) => {
    expect(documentPath(link)).toBeNull();
  });
});
