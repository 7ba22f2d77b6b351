import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { OrderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { addRequest } from "#mocks/db/queries/order-requests";
import { call } from "#mocks/testing/call";
import { lastMessage } from "#mocks/testing/customer";
import { createShop, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

import { runOrders } from "./orders-command";

let api: TestApi;
let placed: OrderPlaced;
let folder: string;
beforeAll(async () => {
  api = createShop();
  placed = await place(api, "u", 10, { comment: '=HYPERLINK("http://evil.example";"Да")' });
  folder = mkdtempSync(join(tmpdir(), "orders-"));
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runOrders(api.context, args, (path) => join(folder, path));

describe("npm run orders", () => {
  it("list shows the newest first, or only those with a status", () => {
    expect(run("list").split("\n")[0]).toMatch(new RegExp(`^${placed.order.number} .*new .*Petrov Ivan$`));
    expect(run("list", "--status", "new")).toContain(placed.order.number);
    expect(run("list", "shipped")).not.toContain(placed.order.number);
  });

  it("show prints the customer, the address and the products", () => {
    const text = run("show", placed.order.number);
    for (const part of ["+79991234567", "ivan@example.com", "Mira Street", `${placed.order.totalPrice} ₽`])
      expect(text).toContain(part);
  });

  it("takes a number as the shop shows it", () => {
    const shown = placed.order.number.replace(/(\d{3})$/, "\u00a0$1");
    expect(run("show", `№ ${shown}`)).toBe(run("show", placed.order.number));
  });

  it("list and show print no line ends or commands to the terminal that a customer has typed", async () => {
    const customer = { name: "Ivan\u001b[2J", lastName: "Petrov", secondName: "\u0007", phone: "+79991234567" };
    const { order } = await place(api, "w", 10, {
      customer: { ...customer, email: "ivan@example.com" },
      comment: "Ring twice\nPayment    Cash: paid\u009b2J",
    });
    const shown = run("show", order.number);
    expect([run("list"), shown].join("\n")).not.toMatch(/[^\P{Cc}\n]/u);
    expect(shown).toMatch(/^Comment +Ring twice Payment Cash: paid 2J$/m);
    expect(shown.match(/^Payment /gm)).toHaveLength(1);
  });

  it("show and export tell when to come, and who receives the order", async () => {
    const address = { city_with_type: "Moscow", street_with_type: "Mira Street", house: "8" };
    const { order } = await place(api, "v", 10, {
      delivery: { code: "courier", address, date: "2026-11-22", interval: "14:00–18:00" },
      recipient: { name: "Oleg Ptitsyn", phone: "+79020001122" },
    });
    expect(run("show", order.number)).toMatch(/^Delivery .*2026-11-22, 14:00–18:00$/m);
    expect(run("show", order.number)).toMatch(/^Recipient +Oleg Ptitsyn, \+79020001122$/m);
    run("export", "slots.csv");
    const text = readFileSync(join(folder, "slots.csv"), "utf8");
    const row = text.split("\r\n").find((line) => line.startsWith(`"${order.number}"`)) ?? "";
    expect(row).toContain('"2026-11-22";"14:00–18:00"');
    expect(row).toContain('"Oleg Ptitsyn, +79020001122"');
  });

  it("set changes the status at once and tells the customer", async () => {
    expect(run("set", placed.order.number, "assembling")).toBe(`Order ${placed.order.number}: new → assembling`);
    const page = await call(api, `/api/app/order/${placed.order.id}/view?accessKey=${placed.accessKey}`);
    expect(page.data(orderView).order.status.code).toBe("assembling");
    expect(lastMessage(api, "ivan@example.com").text).toContain("Собираем заказ");
  });

  it("set answers the customer's request, if there is one", () => {
    const { number, id } = placed.order;
    expect(() => run("set", number, "completed", "Why not")).toThrow("there is nothing to answer");
    addRequest(api.context.db, {
      ...{ orderId: id, kind: "cancel", status: "new", reason: "other", comment: "Mistake" },
      createdAt: "2026-11-20T09:00:00Z",
    });
    run("set", number, "confirmed", "It is on its way already.");
    expect(lastMessage(api, "ivan@example.com").text).toContain("уже нельзя. It is on its way already.");
    run("set", number, "assembling");
  });

  it("set takes back a part that the customer has asked for, and says why the order stays completed", () => {
    const { number, id } = placed.order;
    run("set", number, "completed");
    api.context.db.run("update order_item set quantity = 2 where order_id = ?", id);
    addRequest(api.context.db, {
      ...{ orderId: id, kind: "refund", status: "new", reason: "defect", comment: "It does not switch on" },
      ...{ createdAt: "2026-11-20T09:00:00Z", items: [{ productId: 10, quantity: 1 }] },
    });
    api.context.db.run("update customer_order set status = 'refund_requested' where id = ?", id);
    expect(run("set", number, "refunded")).toBe(
      `Order ${number}: refund_requested → completed, because the customer has returned only a part of it`,
    );
    expect(run("show", number)).toMatch(/ ₽, returned: 1\n/);
    expect(run("show", number)).toMatch(/^Returned +\d+ ₽$/m);
    run("set", number, "assembling");
  });

  it("show prints what the customer asks to return, why, and where the photos are", async () => {
    const { order } = await place(api, "r", 10);
    addRequest(api.context.db, {
      ...{ orderId: order.id, kind: "refund", status: "new", reason: "defect", comment: "It does\nnot switch on" },
      ...{ createdAt: "2026-11-20T09:00:00Z", items: [{ productId: 10, quantity: 1 }] },
      files: [{ name: "photo.jpg", size: 1, stored: "a1.jpg" }],
    });
    expect(run("show", order.number)).toMatch(/^Request .*: \D+$/m);
    run("paid", order.number);
    const lines = run("show", order.number).split("\n");
    const start = lines.findIndex((line) => line.startsWith("Request"));
    expect(lines[start]).toMatch(/^Request +2026-11-20 12:00 {2}refund, new: .+, to return 890 ₽$/);
    expect(lines.slice(start + 1)).toEqual([
      expect.stringMatching(/^ {2}\S.*: 1$/),
      "  “It does not switch on”",
      "  attachments/a1.jpg",
    ]);
  });

  it("paid notes a bank transfer, once, and tells the customer", async () => {
    const { order } = await place(api, "p", 10);
    expect(run("paid", order.number)).toBe(`Order ${order.number}: unpaid → paid`);
    expect(run("show", order.number)).toMatch(/^Payment .*: paid$/m);
    expect(lastMessage(api, "ivan@example.com").text).toContain(order.number);
    const sent = api.context.outbox.list().length;
    expect(() => run("paid", order.number)).toThrow("is already paid");
    const { order: other } = await place(api, "q", 10);
    run("set", other.number, "cancelled");
    expect(() => run("paid", other.number)).toThrow("is cancelled");
    expect(api.context.outbox.list().length - sent).toBe(2);
  });

  it("track stores the tracking number, which the message about the shipment gives", async () => {
    const { order } = await place(api, "t", 10);
    expect(run("track", order.number, " RA 123\n")).toBe(`Order ${order.number}: tracking number RA 123`);
    expect(run("show", order.number)).toMatch(/^Track +RA 123$/m);
    run("set", order.number, "shipped");
    expect(lastMessage(api, "ivan@example.com").text).toContain("RA 123");
    expect(run("track", order.number, "")).toBe(`Order ${order.number}: tracking number removed`);
    expect(run("show", order.number)).not.toContain("Track");
  });

  it.each([
    [["set", "999999", "shipped"], "There is no order with the number “999999”"],
    [["show", "x"], "There is no order with the number “x”"],
    [["list", "sent"], "There is no status “sent”: use new, confirmed"],
    [["set"], "Usage:"],
    [["--nope"], "Usage:"],
    [["export", "missing/orders.csv"], "missing/orders.csv cannot be written: there is no such file or folder"],
    [["export", "."], ". cannot be written: it is a folder"],
    [[], "Usage:"],
  ])("%j is refused", (args, message) => expect(() => run(...args)).toThrow(message));

  it("set refuses an unknown status, the current one, and what only customers can ask for", () => {
    const { number } = placed.order;
    expect(() => run("set", number, "sent")).toThrow("There is no status “sent”");
    expect(() => run("set", number, "assembling")).toThrow("is already assembling");
    expect(() => run("set", number, "refund_requested")).toThrow("Only a customer");
  });

  it("export counts one order in the singular", () => {
    const shop = createShop();
    shop.context.db.run("delete from customer_order where id not in (select min(id) from customer_order)");
    expect(runOrders(shop.context, ["export", "one.csv"], (path) => join(folder, path))).toBe("one.csv: 1 order");
    shop.close();
  });

  it("export writes a table that a spreadsheet opens and does not calculate", () => {
    run("export", "orders.csv");
    const text = readFileSync(join(folder, "orders.csv"), "utf8");
    expect(text.startsWith('\uFEFF"Номер";"Оформлен";')).toBe(true);
    const row = text.split("\r\n").find((line) => line.startsWith(`"${placed.order.number}"`)) ?? "";
    expect(row).toContain('"Собирается"');
    expect(row).toContain(`"'+79991234567"`);
    expect(row).toContain(`;${'"\'=HYPERLINK(""http://evil.example"";""Да"")"'}`);
  });
});
