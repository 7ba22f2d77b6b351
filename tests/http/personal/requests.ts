import sharp from "sharp";
import { expect, inject, test } from "vitest";

import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import type { Api } from "../support/api";
import { createDemoCustomer, demoNameOf } from "../support/demo-customer";
import { fillForm, type Fill } from "../support/form";
import { humanToken } from "../support/human-token";
import { noticesOf, fieldMessage, textOf, toPage, type Page } from "../support/page";
import type { Shopper } from "../support/shopper";

const submit = "main form button:not([type])";

/** Sends a form that may carry files, as a browser without JavaScript does. */
async function sendFiles(shopper: Shopper, page: Page, fill: Fill, files: File[]): Promise<Page> {
  const { action, entries } = fillForm(page, submit, fill);
  const body = new FormData();
  for (const [name, value] of entries) if (name !== "files") body.append(name, value);
  for (const file of files.length > 0 ? files : [new File([], "")]) body.append("files", file);
  return toPage(await shopper.send(action, { method: "POST", headers: { Origin: inject("shopUrl") }, body }));
}

async function photo(name: string): Promise<File> {
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } });
  return new File([new Uint8Array(await made.jpeg().toBuffer())], name, { type: "image/jpeg" });
}

/** Tests a customer's requests to cancel an order or to return products. */
export function describeRequests(api: Api, locale: Locale) {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createDemoCustomer(api, demoNameOf(locale), locale);

  test.each(["cancel", "refund"] as const)("a message says that an order no longer allows a %s", async (kind) => {
    const { shopper, find, order } = await signIn();
    const { id } = await find(({ can }) => can[kind]);
    const { code } = (await order(id)).status;
    const path = at(paths.orderRequest(id, kind));
    const page = await shopper.open(path);
    await api.bringOrder(id, "shipped");
    const send = () => shopper.press(page, submit, { reason: "mistake", comment: "x" });
    for (const reach of [send, () => shopper.send(path)]) {
      const reply = await reach();
      expect([reply.status, reply.location]).toEqual([302, at(paths.personalOrder(id))]);
      expect(noticesOf(await shopper.follow(reply))).toEqual([
        `${t("notice.error")}: ${t(`personal:request.${kind}Impossible`)}`,
      ]);
    }
    await api.bringOrder(id, code);
  });

  test("a cancellation is requested once", async () => {
    const { shopper, find, order, requests } = await signIn();
    const { id } = await find(({ can }) => can.cancel);
    const path = at(paths.orderRequest(id, "cancel"));
    const page = await shopper.open(path);
    const reasons = page.all('input[name="reason"]').map((radio) => radio.getAttribute("value"));
    expect(reasons).toContain("mistake");

    const empty = await shopper.pressForPage(page, submit, { comment: "  " });
    expect(empty.status).toBe(400);
    expect(fieldMessage(empty, empty.one("#request-reason"))).toBe(t("personal:request.reasonRequired"));
    expect(fieldMessage(empty, empty.one("#request-comment"))).toBe(t("forms:empty.comment"));
    expect(empty.all('main [role="group"] li').map(textOf)).toEqual([
      t("personal:request.reasonRequired"),
      `${t("personal:request.comment")}: ${t("forms:empty.comment")}`,
    ]);

    const typed = { reason: "mistake", comment: "Not <b>this</b> one" };
    const website = "http://spam.example";
    const trapped = await shopper.pressForPage(empty, submit, { ...typed, website });
    expect([trapped.status, textOf(trapped.one('main [role="alert"]'))]).toEqual([400, t("forms:human.refused")]);
    expect(trapped.one("#request-comment").text.trim()).toBe(typed.comment);
    expect(trapped.one('input[value="mistake"]').hasAttribute("checked")).toBe(true);
    const wrong = await shopper.pressForPage(trapped, submit, { issued: humanToken("order-refund") });
    expect([wrong.status, textOf(wrong.one('main [role="alert"]'))]).toEqual([400, t("forms:human.refused")]);
    expect((await order(id)).status.code).not.toBe("cancel_requested");

    // At once, with the token that the page contains: there is no minimum time.
    const reply = await shopper.press(trapped, submit);
    expect([reply.status, reply.location]).toEqual([303, at(paths.personalOrder(id))]);
    const after = await shopper.follow(reply);
    expect(noticesOf(after)).toEqual([`${t("personal:request.cancelDone")} ${t("personal:request.doneText")}`]);
    expect(after.all(`main a[href="${path}"]`)).toEqual([]);
    expect((await order(id)).status.code).toBe("cancel_requested");
    expect((await requests())[0]).toMatchObject({ orderId: id, kind: "cancel", comment: typed.comment });

    const again = await shopper.press(trapped, submit);
    expect([again.status, again.location]).toEqual([302, at(paths.personalOrder(id))]);
    expect(noticesOf(await shopper.follow(again))).toEqual([]);
    expect((await requests()).filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  test("a return is requested with photos, shown and withdrawn", async () => {
    const { shopper, find, order, requests } = await signIn();
    const { id } = await find(({ can, pictures }) => can.refund && pictures.length > 1);
    const { items } = await order(id);
    const several = items.find(({ quantity }) => quantity > 1) ?? expect.fail("No line with several pieces");
    const page = await shopper.open(at(paths.orderRequest(id, "refund")));
    const issued = humanToken("order-refund");
    const typed = { issued, comment: "Does not start", [`quantity-${several.productId}`]: "99" };

    const text = new File(["<script>alert(1)</script>"], "../../bad.jpg", { type: "image/jpeg" });
    const refused = await sendFiles(shopper, page, { ...typed, items: String(several.productId) }, [text]);
    expect(refused.status).toBe(400);
    const { name, quantity: count } = several;
    const wrong = refused.one(`input[name="quantity-${several.productId}"]`);
    expect(wrong.getAttribute("aria-invalid")).toBe("true");
    expect(fieldMessage(refused, wrong)).toBe(t("personal:request.quantityWrong", { name, count }));
    expect(refused.all('main [role="group"] a').map((link) => link.getAttribute("href"))).toEqual([
      `#${wrong.id}`,
      "#request-reason",
      "#request-files",
    ]);
    expect(fieldMessage(refused, refused.one("#request-reason"))).toBe(t("personal:request.reasonRequired"));
    expect(fieldMessage(refused, refused.one("#request-files"))).toBe(
      t("forms:files.at", { name: "bad.jpg", fault: t("forms:files.type") }),
    );
    expect(refused.one("#request-comment").text.trim()).toBe(typed.comment);
    expect(wrong.getAttribute("value")).toBe("99");
    expect(refused.one(`input[name="items"][value="${several.productId}"]`).hasAttribute("checked")).toBe(true);

    const none = await sendFiles(shopper, page, { issued, reason: "defect", comment: "x", items: [] }, []);
    expect(fieldMessage(none, none.one("#request-items"))).toBe(t("personal:request.itemsRequired"));

    const right = { issued, reason: "defect", [`quantity-${several.productId}`]: "1" };
    const taken = await sendFiles(shopper, refused, right, [await photo("front.jpg"), await photo("back.jpg")]);
    expect([taken.status, taken.location]).toEqual([303, at(paths.personalOrder(id))]);
    expect(noticesOf(await shopper.follow(taken))).toEqual([
      `${t("personal:request.refundDone")} ${t("personal:request.doneText")}`,
    ]);
    const [request] = await requests();
    expect(request).toMatchObject({ orderId: id, kind: "refund", comment: typed.comment, status: { code: "new" } });
    expect(request?.items).toMatchObject([{ productId: several.productId, quantity: 1 }]);
    expect(request?.files.map((file) => file.name)).toEqual(["front.jpg", "back.jpg"]);

    const returns = await shopper.open(at(paths.personalReturns()));
    const card = returns.one(`article[aria-labelledby="request-${request?.id}"]`);
    for (const shown of [typed.comment, "front.jpg", several.name, request?.reason, request?.status.name])
      expect(textOf(card)).toContain(shown);
    const withdrawn = await shopper.press(returns, `button[name="requestId"][value="${request?.id}"]`);
    expect([withdrawn.status, withdrawn.location]).toEqual([303, at(paths.personalReturns())]);
    const after = await shopper.follow(withdrawn);
    expect(noticesOf(after)).toEqual([t("personal:returns.withdrawn")]);
    expect(after.all(`button[name="requestId"][value="${request?.id}"]`)).toEqual([]);
    expect((await order(id)).status.code).toBe("completed");

    const twice = await shopper.press(returns, `button[name="requestId"][value="${request?.id}"]`);
    const [said] = noticesOf(await shopper.follow(twice));
    expect(said).not.toBe(t("personal:returns.withdrawn"));
  });

  test("if the API fails, the form keeps the typed values and shows an error", async () => {
    const { shopper, find, order } = await signIn();
    const { id } = await find(({ can }) => can.refund);
    const [item = expect.fail("An empty order")] = (await order(id)).items;
    await api.fault({ path: `/api/app/profile/order/${id}/refund`, fault: "status", status: 500, times: 1 });
    const page = await shopper.open(at(paths.orderRequest(id, "refund")));
    const fill = {
      issued: humanToken("order-refund"),
      reason: "damaged",
      comment: "Broken",
      items: String(item.productId),
    };
    const failed = await sendFiles(shopper, page, fill, []);
    expect(failed.status).toBe(503);
    const words = `${t("personal:request.failedTitle")} ${t("personal:request.failedText")}`;
    expect(textOf(failed.one('main [role="alert"]'))).toBe(words);
    expect(failed.one("#request-comment").text.trim()).toBe("Broken");
  });

  test("another site cannot send a customer's requests", async () => {
    const { shopper, find, order } = await signIn();
    const { id } = await find(({ can }) => can.refund);
    const evil = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
    const replies = await Promise.all([
      shopper.post(at(paths.personalOrder(id)), { intent: "repeat" }, evil),
      shopper.post(at(paths.orderRequest(id, "refund")), { reason: "defect" }, evil),
      shopper.post(at(paths.personalReturns()), { orderId: "1", requestId: "1" }, evil),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await order(id)).status.code).toBe("completed");
  });
}
