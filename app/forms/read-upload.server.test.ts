import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { shownName } from "./clean-picture.server";
import { issueHumanToken } from "./human-check.server";
import { tokenName } from "./human-fields";
import { readUpload } from "./read-upload.server";

const t = translateFor("en");
const address = "http://localhost:3000/feedback";
type Bytes = Uint8Array<ArrayBuffer>;

let jpeg: Bytes;
let png: Bytes;

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c9380a" } });
}

beforeAll(async () => {
  // Lies on its side, and knows where it was taken.
  const exif = { IFD0: { Copyright: "Secret place" }, IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" } };
  jpeg = new Uint8Array(await blank(60, 30).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer());
  png = new Uint8Array(await blank(20, 10).png().toBuffer());
});

type Sent = { name: string; bytes: Bytes; type?: string };

const issued = (): [string, string] => [tokenName, issueHumanToken("feedback")];

function post(files: Sent[], texts: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  const form = new FormData();
  form.append(...issued());
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const { name, bytes, type = "image/jpeg" } of files) form.append("files", new File([bytes], name, { type }));
  return new Request(address, { method: "POST", body: form, headers: { Origin: "http://localhost:3000", ...headers } });
}

let senders = 0;

/** Reads a form of a sender's who has sent none before; its token is left out of what is given. */
async function read(request: Request, whose = `sender ${(senders += 1)}`) {
  const upload = await readUpload(request, { form: "feedback", field: "files", whose }, t);
  upload.form.delete(tokenName);
  return upload;
}

const text = (content: string): Bytes => new TextEncoder().encode(content);
const same = (count: number, bytes: Bytes) => Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, bytes }));

async function statusOf(request: Request): Promise<number> {
  const outcome: unknown = await read(request).catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.status : 0;
}

describe("good pictures", () => {
  it("come with the other fields, by content and not by name", async () => {
    const { form, files, error } = await read(
      post(
        [
          { name: "kozhuh.jpg", bytes: jpeg },
          { name: "Круг 125.JPG", bytes: png },
        ],
        { comment: "Треснул" },
      ),
    );
    expect(error).toBeNull();
    expect([...form]).toEqual([["comment", "Треснул"]]);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["kozhuh.jpg", "image/jpeg"],
      ["Круг 125.png", "image/png"],
    ]);
  });

  it("lose where they were taken, and stand upright", async () => {
    expect(Buffer.from(jpeg).includes("Secret place")).toBe(true);
    const { files } = await read(post([{ name: "a.jpg", bytes: jpeg }]));
    const made = Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(made.includes("Secret place")).toBe(false);
    const { exif, width, height, orientation } = await sharp(made).metadata();
    expect({ exif, width, height, orientation }).toEqual({
      exif: undefined,
      width: 30,
      height: 60,
      orientation: undefined,
    });
  });

  it("lose what is hidden behind them", async () => {
    const both = new Uint8Array([...png, ...text("<script>alert(1)</script>")]);
    const { files, error } = await read(post([{ name: "a.png", bytes: both }]));
    expect(error).toBeNull();
    expect(await files[0]?.text()).not.toContain("script");
  });

  it("are taken once when sent twice, and need not be there", async () => {
    const twice = await read(
      post([
        { name: "a.jpg", bytes: jpeg },
        { name: "a.jpg", bytes: jpeg },
      ]),
    );
    expect(twice.files).toHaveLength(1);
    const form = new FormData();
    form.set("files", new File([], ""));
    form.set("comment", "none");
    const none = await read(new Request(address, { method: "POST", body: form }));
    expect([none.files, none.error, [...none.form]]).toEqual([[], null, [["comment", "none"]]]);
    const plain = await read(new Request(address, { method: "POST", body: new URLSearchParams({ comment: "none" }) }));
    expect([...plain.form]).toEqual([["comment", "none"]]);
  });

  it.each([
    ["../../etc/passwd.jpg", "passwd.jpg"],
    ["..jpg", "jpg.jpg"],
    ["a\u202egpj.exe.jpg", "agpj.exe.jpg"],
    ["<b>.jpg", "b.jpg"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(96)}.jpg`],
  ])("have a name without a path: %j", async (name, clean) => {
    expect((await read(post([{ name, bytes: jpeg }]))).files.map((file) => file.name)).toEqual([clean]);
  });

  it("in another field are left out", async () => {
    const form = new FormData();
    form.set(...issued());
    form.set("avatar", new File([jpeg], "a.jpg"));
    const { files, form: rest } = await read(new Request(address, { method: "POST", body: form }));
    expect([files, [...rest]]).toEqual([[], []]);
  });
});

it("shows no folders of any system", () => {
  expect(["C:\\Users\\me\\photo.jpg", "/tmp/a/photo.jpg", "photo.jpg/", ""].map(shownName)).toEqual([
    "photo.jpg",
    "photo.jpg",
    "photo",
    "photo",
  ]);
});

describe("what is no good picture is named", () => {
  const broken = "The file is damaged or no photo";
  const type = "It must be a JPG or PNG file";
  const attacks: [string, () => Promise<Sent> | Sent, string][] = [
    ["a script", () => ({ name: "a.jpg", bytes: text("<?php system($_GET[0]);") }), type],
    ["a page", () => ({ name: "a.png", bytes: text("<!doctype html><script>alert(1)</script>") }), type],
    ["a drawing that may hold script", () => ({ name: "a.jpg", bytes: text("<svg onload='alert(1)'/>") }), type],
    ["a drawing that says so", () => ({ name: "a.svg", bytes: text("<svg/>"), type: "image/svg+xml" }), type],
    ["a program", () => ({ name: "a.jpg.exe", bytes: jpeg }), type],
    ["nothing", () => ({ name: "a.jpg", bytes: new Uint8Array(0) }), "The file is empty"],
    ["the beginning of a photo", () => ({ name: "a.jpg", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) }), broken],
    ["half a photo", () => ({ name: "a.png", bytes: png.slice(0, png.length - 30) }), broken],
    [
      "a photo cut short",
      async () => {
        const whole = new Uint8Array(await blank(400, 400).jpeg().toBuffer());
        return { name: "a.jpg", bytes: whole.slice(0, whole.length / 2) };
      },
      broken,
    ],
    [
      "a page after a photo's first bytes",
      () => ({ name: "a.jpg", bytes: new Uint8Array([0xff, 0xd8, 0xff, ...text("<html>")]) }),
      broken,
    ],
    [
      "20,000 px of width",
      async () => ({ name: "a.png", bytes: new Uint8Array(await blank(20_000, 2).png().toBuffer()) }),
      "The photo is too large: up to 50 megapixels, 12 000 px wide and high",
    ],
    [
      "more pixels than memory",
      async () => ({ name: "a.png", bytes: new Uint8Array(await blank(9000, 9000).png().toBuffer()) }),
      "The photo is too large: up to 50 megapixels, 12 000 px wide and high",
    ],
    [
      "more than 10 MB",
      () => ({ name: "a.jpg", bytes: new Uint8Array(10 * 1024 * 1024 + 1) }),
      "The file is larger than 10 MB",
    ],
  ];

  it.each(attacks)("%s", async (_name, make, fault) => {
    const bad = await make();
    const { form, files, error } = await read(post([bad, { name: "good.jpg", bytes: jpeg }], { comment: "kept" }));
    expect(error).toBe(`${bad.name}: ${fault}`);
    expect(files.map(({ name }) => name)).toEqual(["good.jpg"]);
    expect(form.get("comment")).toBe("kept");
  });

  it("an eleventh", async () => {
    const { files, error } = await read(post(same(11, png)));
    expect([files.length, error]).toEqual([10, "10.jpg: Up to 10 files can be attached"]);
  });

  it("with a name that is safe to show", async () => {
    const { error } = await read(post([{ name: "/tmp/<img src=x>\u202e.svg", bytes: text("<svg/>") }]));
    expect(error).toBe(`img src=x.svg: ${type}`);
  });
});

describe("pictures that are not looked at", () => {
  const broken = { name: "a.jpg", bytes: text("no picture") };

  it("are those of a form that shows signs of a program", async () => {
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

  it("are progressive ones over 16 megapixels", async () => {
    const make = async (side: number) => new Uint8Array(await blank(side, side).jpeg({ progressive: true }).toBuffer());
    const { error, files } = await read(
      post([
        { name: "a.jpg", bytes: await make(4100) },
        { name: "b.jpg", bytes: await make(3000) },
      ]),
    );
    expect([files.map(({ name }) => name), error]).toEqual([
      ["b.jpg"],
      expect.stringMatching(/^a\.jpg: The photo is too large/),
    ]);
  });
});

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

  it("is one that breaks off, or is no form", async () => {
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
