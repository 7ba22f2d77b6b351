import { beforeAll, describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { address, blank, issued, post, read, same, text, type Bytes } from "./test-upload";

const t = translateFor("en");

let jpeg: Bytes;
let png: Bytes;

beforeAll(async () => {
  jpeg = new Uint8Array(await blank(60, 30).jpeg().toBuffer());
  png = new Uint8Array(await blank(20, 10).png().toBuffer());
});

describe("pictures that are not processed", () => {
  const broken = { name: "a.jpg", bytes: text("no picture") };

  it("are those of a form with signs of a bot", async () => {
    const form = new FormData();
    form.append("comment", "kept");
    form.append("files", new File([broken.bytes], "a.jpg"));
    form.append(...issued());
    const { error, refusal, form: fields } = await read(new Request(address, { method: "POST", body: form }));
    expect([error, refusal]).toEqual([null, { message: t("forms:human.refused"), wait: 0 }]);
    expect([...fields]).toEqual([["comment", "kept"]]);
  });

  it("are those of the twenty-first form of a sender in ten minutes", async () => {
    for (let times = 0; times < 20; times += 1)
      expect((await read(post([broken, { ...broken, name: "b.jpg" }]), "busy")).error).not.toBeNull();
    const { error, refusal } = await read(post([broken]), "busy");
    expect([error, refusal?.wait]).toEqual([null, 600]);
    expect((await read(post([broken]), "another")).error).not.toBeNull();
  });

  it("are those over 150 megapixels in all", async () => {
    const large = new Uint8Array(await blank(12_000, 4166).jpeg().toBuffer());
    const four = [1, 2, 3, 4].map((at) => ({ name: `${at}.jpg`, bytes: new Uint8Array([...large, at]) }));
    const { error, files } = await read(post(four));
    expect([files.length, error]).toEqual([3, `4.jpg: ${t("forms:files.pixelsInAll")}`]);
  });

  it("are progressive ones over 16 megapixels, with that bound in the message", async () => {
    const make = async (side: number) => new Uint8Array(await blank(side, side).jpeg({ progressive: true }).toBuffer());
    const { error, files } = await read(
      post([
        { name: "a.jpg", bytes: await make(4100) },
        { name: "b.jpg", bytes: await make(3000) },
      ]),
    );
    expect([files.map(({ name }) => name), error]).toEqual([["b.jpg"], `a.jpg: ${t("forms:files.progressive")}`]);
    expect(error).toContain("16 megapixels");
  });
});

async function statusOf(request: Request): Promise<number> {
  const outcome: unknown = await read(request).catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.status : 0;
}

describe("a body that is not read to its end", () => {
  it("is one from another site", async () => {
    expect(await statusOf(post([], { a: "1" }, { Origin: "https://evil.example" }))).toBe(403);
    expect(await statusOf(post([], { a: "1" }, { "Sec-Fetch-Site": "cross-site" }))).toBe(403);
  });

  it("is one over the hard limits", async () => {
    expect(await statusOf(post(same(21, png)))).toBe(413);
    expect(await statusOf(post([{ name: "a.jpg", bytes: new Uint8Array(12 * 1024 * 1024) }]))).toBe(413);
    expect(await statusOf(post([], { comment: "x".repeat(65 * 1024) }))).toBe(413);
    expect(await statusOf(post([], {}, { "Content-Length": "999999999" }))).toBe(413);
    const fields = Object.fromEntries(Array.from({ length: 1201 }, (_, at) => [`f${at}`, "1"]));
    expect(await statusOf(post([], fields))).toBe(413);
  });

  it("is one that breaks off, or is not a form", async () => {
    const whole = post([{ name: "a.jpg", bytes: jpeg }], { comment: "kept" });
    const type = whole.headers.get("Content-Type") ?? "";
    const bytes = await whole.arrayBuffer();
    const send = (body: BodyInit, contentType: string) =>
      statusOf(new Request(address, { method: "POST", body, headers: { "Content-Type": contentType } }));
    expect(await send(bytes.slice(0, bytes.byteLength - 40), type)).toBe(400);
    expect(await send(bytes, "multipart/form-data")).toBe(400);
    expect(await send(bytes, "multipart/form-data; boundary=other")).toBe(400);
    expect(await send("{}", "application/json")).toBe(400);
  });
});
