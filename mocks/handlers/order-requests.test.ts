import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { orderList, orderSettings, orderView, requestList, requestMade, type Order } from "~/api/schemas/orders";
import { openSession } from "#mocks/customers/sessions";
import { findByEmail } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let ask: ReturnType<typeof caller>;
const clock = new Date("2026-11-20T09:00:00Z");
let jpeg: Uint8Array<ArrayBuffer>;
let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  jpeg = Uint8Array.from(await picture.jpeg().toBuffer());
  png = Uint8Array.from(await picture.png().toBuffer());
});
beforeEach(() => {
  api = createTestApi({ seed: seedTiny, now: () => clock });
  ask = caller(api, openSession(api.context, findByEmail(api.context.db, demoCustomers.anna.email)?.id ?? 0).token);
});
afterEach(() => api.close());

const base = "/api/app/profile";
const orders = async () => (await ask(`${base}/orders?perPage=100`)).data(orderList).orders.list;
const view = async (id: number) => (await ask(`${base}/order/${id}/view`)).data(orderView).order;
const requests = async () => (await ask(`${base}/refund?perPage=100`)).data(requestList).refunds;
async function first(which: (order: Order) => boolean): Promise<Order> {
  const order = (await orders()).find(which);
  if (!order) throw new Error("No such order");
  return order;
}

it("reasons have a name and a description in the requested language", async () => {
  const { cancel, refund } = (await ask(`${base}/order/settings`, { language: "en" })).data(orderSettings);
  expect(cancel.reason).toContainEqual({
    code: "changed_mind",
    name: "Changed my mind",
    description: "The order is no longer needed",
  });
  expect(refund.reason.map(({ code }) => code)).toContain("defect");
});

describe("cancelling", () => {
  const cancel = (id: number, body: object = { reason: "too_long", comment: "Нужно раньше" }) =>
    ask(`${base}/order/${id}/cancel`, { method: "POST", body });

  it("is requested once, and appears in the order and in the list", async () => {
    const order = await first(({ can }) => can.cancel);
    const { request } = (await cancel(order.id)).data(requestMade);
    expect(request).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      kind: "cancel",
      status: { code: "new", name: "На рассмотрении" },
      reason: "Слишком долго ждать",
      comment: "Нужно раньше",
      answer: null,
    });
    const after = await view(order.id);
    expect(after.status.code).toBe("cancel_requested");
    expect(after.history.at(-1)).toEqual({ status: after.status, at: clock.toISOString() });
    expect((await requests())[0]).toEqual(request);
    const again = await cancel(order.id);
    expect([again.status, again.error().code]).toEqual([409, "not_cancellable"]);
  });

  it("is rejected if the status does not allow it", async () => {
    for (const { id } of (await orders()).filter(({ can }) => !can.cancel)) expect((await cancel(id)).status).toBe(409);
  });

  it.each([
    [{ reason: "nonsense", comment: "x" }, "reason"],
    [{ reason: "defect", comment: "x" }, "reason"],
    [{ reason: "other", comment: "  " }, "comment"],
    [{ reason: "other" }, "comment"],
    [{ reason: "other", comment: "x".repeat(2001) }, "comment"],
  ])("is rejected for %j", async (body, field) => {
    const { id } = await first(({ can }) => can.cancel);
    const answer = await cancel(id, body);
    expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, [field]]);
    expect((await view(id)).can.cancel).toBe(true);
  });
});

type Sent = { reason?: string; comment?: string; items?: string[]; files?: [name: string, bytes: BlobPart][] };

async function refund(id: number, { reason = "defect", comment = "Не работает", items, files = [] }: Sent = {}) {
  const form = new FormData();
  form.set("reason", reason);
  form.set("comment", comment);
  const { items: bought } = await view(id);
  const lines = items ?? [JSON.stringify({ productId: bought[0]?.productId, quantity: 1 })];
  for (const line of lines) form.append("items[]", line);
  for (const [name, bytes] of files) form.append("files[]", new File([bytes], name));
  return ask(`${base}/order/${id}/refund`, { method: "POST", body: form });
}

/** The price of one piece, less its share of the order's discount. */
const shareOf = ({ cost, discount }: { cost: number; discount: number }, price = 0) =>
  Math.round(price * (1 - discount / cost));

describe("a refund", () => {
  it("is requested with lines and photos, which are stored", async () => {
    const { id } = await first(({ can }) => can.refund);
    const bought = await view(id);
    const [line] = bought.items;
    const answer = await refund(id, {
      files: [
        ["../../скол.JPG", jpeg],
        ["b.png", png],
        ["", ""],
      ],
    });
    const { request } = answer.data(requestMade);
    expect(request).toMatchObject({
      kind: "refund",
      reason: "Брак или поломка",
      items: [{ productId: line?.productId, name: line?.name, quantity: 1 }],
      sum: shareOf(bought, line?.price),
      files: [
        { name: "скол.JPG", size: jpeg.length },
        { name: "b.png", size: png.length },
      ],
    });
    expect([...api.files.keys()].map((name) => /^[0-9a-f]{32}\.(jpg|png)$/.exec(name)?.[1])).toEqual(["jpg", "png"]);
    expect([...api.files.values()]).toEqual([jpeg, png]);
    expect((await view(id)).status.code).toBe("refund_requested");
    expect((await refund(id)).error().code).toBe("not_refundable");
  });

  it("is stored once, even for parallel requests", async () => {
    const { id } = await first(({ can }) => can.refund);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, { files: [["a.jpg", jpeg]] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await requests()).filter(({ orderId }) => orderId === id)).toHaveLength(1);
    expect([...api.files.values()]).toEqual([jpeg]);
  });

  const script = new TextEncoder().encode("<script>alert(1)</script>");
  it.each<[string, [string, BlobPart][]]>([
    ["a script as a JPEG", [["a.jpg", script]]],
    ["HTML behind a PNG's signature", [["a.png", Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, ...script])]]],
    ["an SVG", [["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>']]],
    ["a picture with another extension", [["a.gif", "GIF89a"]]],
    ["an empty file", [["a.jpg", ""]]],
    ["eleven files", Array.from({ length: 11 }, (_, n) => [`${n}.jpg`, "x"])],
    ["a file over 10 MB", [["a.jpg", new Uint8Array(10 * 1024 * 1024 + 1)]]],
  ])("is rejected with %s, and nothing is stored", async (_, files) => {
    const { id } = await first(({ can }) => can.refund);
    const answer = await refund(id, { files });
    expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, ["files"]]);
    expect(api.files.size).toBe(0);
    expect((await view(id)).can.refund).toBe(true);
  });

  it("names the invalid file", async () => {
    const { id } = await first(({ can }) => can.refund);
    const answer = await refund(id, {
      files: [
        ["ok.jpg", jpeg],
        ["чек.jpg", "x"],
      ],
    });
    expect(answer.error().fields?.["files"]).toBe("чек.jpg: это не фото в формате JPG или PNG");
  });

  it.each([
    ["no lines", []],
    ["a line of another order", ['{"productId":999,"quantity":1}']],
    ["a quantity over the ordered one", ['{"productId":1,"quantity":999}']],
    ["a quantity of zero", ['{"productId":1,"quantity":0}']],
    ["invalid JSON", ["1:1"]],
  ])("is rejected with %s", async (_, items) => {
    const { id } = await first(({ can }) => can.refund);
    const answer = await refund(id, { items });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error().fields ?? {})[0]).toMatch(/^items/);
  });

  it("is rejected with the same line twice, without a form, and with a malformed form", async () => {
    const { id } = await first(({ can, itemsCount }) => can.refund && itemsCount > 1);
    const line = JSON.stringify({ productId: (await view(id)).items[0]?.productId, quantity: 1 });
    expect((await refund(id, { items: [line, line] })).status).toBe(422);
    const path = `${base}/order/${id}/refund`;
    expect((await ask(path, { method: "POST", body: { reason: "defect", comment: "x" } })).status).toBe(422);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const broken = await ask(path, { method: "POST", headers, body: "--x\r\ncut off" });
    expect([broken.status, broken.error().code]).toEqual([400, "bad_request"]);
  });
});

describe("withdrawing a refund", () => {
  const withdraw = (orderId: number, requestId: number) =>
    ask(`${base}/order/${orderId}/cancelRefund`, { method: "POST", body: { requestId } });

  it("makes the order completed again, so that it can be returned as before", async () => {
    const { id } = await first(({ can }) => can.refund);
    const { request } = (await refund(id)).data(requestMade);
    expect((await withdraw(id, request.id)).json()).toEqual({ data: {} });
    expect(await view(id)).toMatchObject({ status: { code: "completed" }, can: { refund: true } });
    expect((await requests())[0]?.status).toEqual({ code: "withdrawn", name: "Отозвано" });
    const again = await withdraw(id, request.id);
    expect([again.status, again.error().code]).toEqual([409, "not_withdrawable"]);
  });

  it("is allowed only for undecided refunds", async () => {
    for (const { orderId, id, kind, status } of await requests()) {
      const expected = kind === "refund" && status.code === "new" ? 200 : 409;
      expect([kind, status.code, (await withdraw(orderId, id)).status]).toEqual([kind, status.code, expected]);
    }
  });

  it("is allowed only for the order's own requests", async () => {
    const [one] = await requests();
    const { id } = await first(({ can }) => can.cancel);
    expect((await withdraw(id, one?.id ?? 0)).status).toBe(404);
  });
});

it("the list has every kind and status, with the shop's answer", async () => {
  const all = await requests();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["cancel", "refund"]));
  expect(new Set(all.map(({ status }) => status.code))).toEqual(new Set(["new", "approved", "rejected", "withdrawn"]));
  expect(all.filter(({ status }) => status.code === "rejected").every(({ answer }) => answer !== null)).toBe(true);
  expect((await call(api, `${base}/refund`)).status).toBe(401);
});
