import { reviewList } from "~/api/schemas/review";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { lastMessageTo } from "../../fixtures/outbox";
import type { Api } from "../../http/support/api";
import { humanToken } from "../../http/support/human-token";
import { createShopper } from "../../http/support/shopper";
import {
  en,
  uploadTimeout,
  fromOtherAddress,
  createShopperWithProduct,
  postScenario,
  submitButton,
  type Place,
  type Scenario,
} from "./scenario";

const id = String;

async function plainForms(api: Api): Promise<Scenario[]> {
  const [inBasket, other, soldOut] = await Promise.all(
    [landmarks.inStock, landmarks.plain, landmarks.soldOut].map((code) => api.product(code)),
  );
  if (!inBasket || !other || !soldOut) throw new Error("The landmarks are gone");
  const base = "/api/app";
  const { reviews } = await api.read(`catalog/product/${landmarks.inStock}/reviews`, reviewList);
  const voted = reviews[0]?.id ?? 0;
  const line = paths.basketLines();
  return [
    postScenario("add to the basket", line, [`${base}/basket/:id/add`], () => ({ add: id(other.id) })),
    postScenario("set a quantity", line, [`${base}/basket/:id/change`], () => ({
      set: id(inBasket.id),
      quantity: "5",
    })),
    postScenario("clear the basket", paths.clearBasket(), [`${base}/basket/clear`], () => ({})),
    postScenario("add to favourites", paths.favoriteToggle(), [`${base}/favorite/:id/add`], () => ({
      add: id(other.id),
    })),
    postScenario("remove from favourites", paths.favoriteToggle(), [`${base}/favorite/:id/delete`], () => ({
      remove: id(inBasket.id),
    })),
    postScenario("apply a promo code", paths.basketPromo(), [`${base}/basket/promo`], () => ({ code: "VERSTAK10" })),
    postScenario("remove the promo code", paths.basketPromo(), [`${base}/basket/promo`], () => ({ intent: "remove" })),
    postScenario("compare", paths.compare(), [`${base}/catalog/product/list`], () => ({ add: id(other.id) })),
    postScenario(
      "back-in-stock request",
      paths.productNotify(landmarks.soldOut),
      [`${base}/catalog/product/:code/notify`, `${base}/catalog/product/:code/view`],
      (turn) => ({
        contact: `wait-${turn}@example.ru`,
      }),
    ),
    postScenario(
      "vote for a review",
      paths.productVotes(landmarks.inStock),
      [`${base}/catalog/review/:id/helpful`, `${base}/catalog/product/:code/view`],
      () => ({ helpful: id(voted) }),
    ),
    postScenario("sign-in: phone", paths.signIn(), ["/api/auth/login"], (turn) => ({
      phone: `+7903${7_000_000 + turn}`,
    })),
    postScenario("sign-in: e-mail", paths.signIn({ step: "email" }), [`${base}/auth/byEmail`], (turn) => ({
      ...{ email: turn === 0 ? "anna@verstak.example" : `anna-${turn}@verstak.example`, password: "verstak-demo" },
    })),
    postScenario("recovery: e-mail", paths.signIn({ step: "recovery-1" }), [`${base}/restore/byEmail`], (turn) => ({
      email: turn === 0 ? "anna@verstak.example" : `anna-${turn}@verstak.example`,
    })),
    postScenario("sign-up", paths.signUp(), [`${base}/registration`], (turn) => ({
      ...{ name: "Вера", lastName: "", email: `new-${turn}-${Math.random().toString(36).slice(2)}@example.ru` },
    })),
    postScenario("find an order", paths.orderTrack(), [`${base}/order/track`], (turn) => ({
      ...{ number: id(900_000 + turn), contact: "a@example.ru", issued: humanToken("order-track") },
    })),
  ];
}

async function prepareCodeStep({ shop, api }: Place) {
  const phone = `+7904${Math.floor(Math.random() * 1e7)
    .toString()
    .padStart(7, "0")}`;
  const shopper = createShopper({ shop, cookies: { i18n_redirected: "en" } });
  const page = await shopper.follow(
    await shopper.press(await shopper.open(en(paths.signIn())), submitButton, { phone }),
  );
  const { code } = await lastMessageTo(api.url, phone);
  return { shopper, act: () => shopper.press(page, submitButton, { code: code ?? "" }) };
}

/** Sets a password through the link in an e-mail, after a registration or a recovery. */
function emailLinkScenario(name: string, main: string, call: string, path: (token: string) => string): Scenario {
  return {
    name,
    main: [main],
    async prepare(place) {
      const email = `letter-${Math.random().toString(36).slice(2)}@example.ru`;
      const register = { email, name: "Вера" };
      const post = (body: object, to: string) =>
        fetch(`${place.api.url}/api/app/${to}`, {
          ...{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
        });
      await post(register, "registration");
      const linkOf = async () =>
        new URL((await lastMessageTo(place.api.url, email)).link ?? "").searchParams.get("token") ?? "";
      if (call === "restore") {
        const password = "first-password";
        await post({ token: await linkOf(), password, confirmPassword: password }, "registration/setup-password");
        await post({ email }, "restore/byEmail");
      }
      const token = await linkOf();
      const shopper = createShopper({ shop: place.shop, cookies: { i18n_redirected: "en" } });
      const page = await shopper.open(en(path(token)));
      const fill = { password: "second-password", confirmPassword: "second-password" };
      return { shopper, act: () => shopper.press(page, submitButton, fill) };
    },
  };
}

const feedbackScenario: Scenario = {
  name: "message to the shop",
  main: ["/api/app/form/feedback/send", "/api/app/form/settings"],
  timeout: uploadTimeout,
  async prepare(place) {
    const shopper = await createShopperWithProduct(place);
    const page = await shopper.open(en(paths.feedback()));
    const consent = page.one('input[name="consents.processing"]').getAttribute("value") ?? "";
    const act = (turn: number) => {
      const body = new FormData();
      const typed = { fio: "Vera", email: `v-${turn}@example.ru`, phone: "8 (999) 123-45-67", country: "RU" };
      const asked = { subject: "product", comment: "A case?", communication: "phone", "consents.processing": consent };
      const fields = { ...typed, ...asked, issued: humanToken("feedback") };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("files", new File([], ""));
      return shopper.send(en(paths.feedback()), {
        method: "POST",
        headers: { Origin: place.shop, ...fromOtherAddress(turn) },
        body,
      });
    };
    return { shopper, act };
  },
};

const questionScenario: Scenario = {
  name: "question about a product",
  main: ["/api/app/catalog/product/:code/questions", "/api/app/catalog/product/:code/view"],
  async prepare(place) {
    const shopper = await createShopperWithProduct(place);
    const fields = () => ({ author: "Vera", text: "Does it have a case?", issued: humanToken("question") });
    const path = en(paths.productQuestion(landmarks.inStock));
    return { shopper, act: (turn) => shopper.post(path, fields(), fromOtherAddress(turn)) };
  },
};

/** The forms that a visitor can send without signing in, except orders. */
export async function listFormScenarios(api: Api): Promise<Scenario[]> {
  return [
    ...(await plainForms(api)),
    { name: "sign-in: code", main: ["/api/auth/byCode"], prepare: prepareCodeStep },
    emailLinkScenario("sign-up: password", "/api/app/registration/setup-password", "registration", (token) =>
      paths.signUpPassword(token),
    ),
    emailLinkScenario("recovery: password", "/api/app/restore/changePassword", "restore", (token) =>
      paths.signIn({ step: "recovery-2", token }),
    ),
    feedbackScenario,
    questionScenario,
  ];
}
