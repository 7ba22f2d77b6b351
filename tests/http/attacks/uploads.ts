import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createDemoCustomer } from "../support/demo-customer";
import { humanToken } from "../support/human-token";
import { fieldMessage, toPage } from "../support/page";
import { shop } from "./shop";

const t = translateFor("ru");

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c9380a" } });
const picture = (name: string, bytes: BlobPart) => new File([bytes], name, { type: "image/jpeg" });
const photo = async (name: string) => picture(name, new Uint8Array(await blank(40, 30).jpeg().toBuffer()));

/** A customer with a returnable order, and its return form with valid fields; the caller adds the files. */
async function openForm() {
  const customer = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
  const { id } = await customer.find(({ can }) => can.refund);
  const [item = expect.fail("An empty order")] = (await customer.order(id)).items;
  const path = paths.orderRequest(id, "refund");
  function bodyOf(files: File[]): FormData {
    const body = new FormData();
    const fields = { reason: "defect", comment: "Does not start", issued: humanToken("order-refund") };
    const typed = { ...fields, items: String(item.productId), [`quantity-${item.productId}`]: "1" };
    for (const [name, value] of Object.entries(typed)) body.set(name, value);
    for (const file of files) body.append("files", file);
    return body;
  }
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    customer.shopper.send(path, { method: "POST", headers: { Origin: shop.url(), ...headers }, body });
  return { ...customer, id, bodyOf, send };
}

describe("an invalid photo gets a message at its field, and is not sent to the API", () => {
  const attacks: [string, string, () => File | Promise<File>, Parameters<typeof t>[0]][] = [
    ["a script called .jpg", "shell.jpg", () => picture("shell.jpg", "<?php system($_GET[0]);"), "forms:files.type"],
    [
      "a page called .png",
      "page.png",
      () => picture("page.png", "<!doctype html><script>1</script>"),
      "forms:files.type",
    ],
    ["a drawing called .jpg", "a.jpg", () => picture("a.jpg", "<svg onload='alert(1)'/>"), "forms:files.type"],
    ["a drawing", "a.svg", () => new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }), "forms:files.type"],
    ["nothing", "empty.jpg", () => picture("empty.jpg", ""), "forms:files.empty"],
    ["11 MB", "big.jpg", () => picture("big.jpg", new Uint8Array(11 * 1024 * 1024)), "forms:files.size"],
    [
      "a picture 20,000 px wide",
      "wide.jpg",
      async () => picture("wide.jpg", new Uint8Array(await blank(20_000, 2).png().toBuffer())),
      "forms:files.pixels",
    ],
    [
      "a page that starts with a photo's first bytes",
      "poly.jpg",
      () => picture("poly.jpg", new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode("<script>")])),
      "forms:files.broken",
    ],
    ["a folder in the file name", "passwd.jpg", () => picture("../../../etc/passwd.jpg", "root:x"), "forms:files.type"],
  ];

  test.each(attacks)("%s", async (_, name, make, fault) => {
    const { send, bodyOf, id, order } = await openForm();
    const page = toPage(await send(bodyOf([await photo("good.jpg"), await make()])));
    expect(page.status).toBe(400);
    expect(fieldMessage(page, page.one("#request-files"))).toContain(t("forms:files.at", { name, fault: t(fault) }));
    expect(page.body).not.toContain("<?php");
    expect(page.one("#request-comment").text.trim()).toBe("Does not start");
    expect((await order(id)).status.code).toBe("completed");
  });

  test("an eleventh file", async () => {
    const { send, bodyOf } = await openForm();
    const files = await Promise.all(Array.from({ length: 11 }, (_, n) => photo(`${n}.jpg`)));
    const page = toPage(await send(bodyOf(files)));
    expect(page.status).toBe(400);
    expect(fieldMessage(page, page.one("#request-files"))).toContain(t("forms:files.many"));
  });
});

describe("an invalid form body is rejected, and the shop keeps running", () => {
  test("that is truncated", async () => {
    const { send, bodyOf, id, order } = await openForm();
    const whole = new Request(shop.url(), { method: "POST", body: bodyOf([await photo("a.jpg")]) });
    const type = whole.headers.get("Content-Type") ?? "";
    const bytes = await whole.arrayBuffer();
    for (const length of [bytes.byteLength - 40, 500, 10]) {
      const reply = await send(bytes.slice(0, length), { "Content-Type": type });
      expect([length, reply.status]).toEqual([length, 400]);
    }
    expect((await send(bytes, { "Content-Type": "multipart/form-data" })).status).toBe(400);
    expect((await order(id)).status.code).toBe("completed");
  });

  test("that is endless", async () => {
    const { send, bodyOf, shopper } = await openForm();
    const files = Array.from({ length: 21 }, (_, n) => picture(`${n}.jpg`, "x"));
    expect((await send(bodyOf(files))).status).toBe(413);
    expect((await shopper.send(paths.personal())).status).toBe(200);
  });
});

test("a valid photo is accepted under a plain name and encoded again", async () => {
  const { send, bodyOf, id, requests } = await openForm();
  const exif = { IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" } };
  const bytes = new Uint8Array(await blank(40, 30).jpeg().withExif(exif).toBuffer());
  const reply = await send(bodyOf([picture("../../uploads/front.jpg", bytes)]));
  expect([reply.status, reply.location]).toEqual([303, paths.personalOrder(id)]);
  expect((await requests())[0]?.files.map(({ name }) => name)).toEqual(["front.jpg"]);
});
