import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";

import { shownName } from "./clean-picture.server";
import { address, blank, issued, post, read, same, text, type Bytes, type Sent } from "./test-upload";

let jpeg: Bytes;
let png: Bytes;

beforeAll(async () => {
  // A rotated photo with a location.
  const exif = { IFD0: { Copyright: "Secret place" }, IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" } };
  jpeg = new Uint8Array(await blank(60, 30).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer());
  png = new Uint8Array(await blank(20, 10).png().toBuffer());
});

describe("good pictures", () => {
  it("are read with the other fields, by content and not by name", async () => {
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

  it("lose their location and are rotated upright", async () => {
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

  it("lose data hidden behind them", async () => {
    const both = new Uint8Array([...png, ...text("<script>alert(1)</script>")]);
    const { files, error } = await read(post([{ name: "a.png", bytes: both }]));
    expect(error).toBeNull();
    expect(await files[0]?.text()).not.toContain("script");
  });

  it("are accepted once if sent twice, and are optional", async () => {
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

  it("in another field are ignored", async () => {
    const form = new FormData();
    form.set(...issued());
    form.set("avatar", new File([jpeg], "a.jpg"));
    const { files, form: rest } = await read(new Request(address, { method: "POST", body: form }));
    expect([files, [...rest]]).toEqual([[], []]);
  });
});

it("removes folders of any system", () => {
  expect(["C:\\Users\\me\\photo.jpg", "/tmp/a/photo.jpg", "photo.jpg/", ""].map(shownName)).toEqual([
    "photo.jpg",
    "photo.jpg",
    "photo",
    "photo",
  ]);
});

describe("rejected pictures are named", () => {
  const broken = "The file is damaged or is not a photo";
  const type = "Only JPG and PNG files are accepted";
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
      "The photo is too large: up to 50 megapixels, 12,000 px wide and high",
    ],
    [
      "more pixels than memory",
      async () => ({ name: "a.png", bytes: new Uint8Array(await blank(9000, 9000).png().toBuffer()) }),
      "The photo is too large: up to 50 megapixels, 12,000 px wide and high",
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
