import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { humanToken } from "../../http/support/human-token";
import { makeCustomer } from "./customer";
import { en, fromOtherAddress, uploadTimeout, type Place, type Scenario } from "./scenario";

const ofProduct = "/api/app/catalog/product/:code";
const main = ["/api/auth/session", `${ofProduct}/view`, `${ofProduct}/reviews`];
const path = en(paths.productReview(landmarks.inStock));

async function prepareReview(place: Place) {
  const { shopper } = await makeCustomer(place);
  const act = (turn: number) => {
    const body = new FormData();
    const fields = { rating: "5", pros: "x", cons: "", text: "", issued: humanToken("review") };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { Origin: place.shop, ...fromOtherAddress(turn) };
    return shopper.send(path, { method: "POST", headers, body });
  };
  return { shopper, act };
}

/** A customer's review: its form, and sending it. */
export const reviewScenarios: Scenario[] = [
  {
    name: "review form",
    main,
    async prepare(place) {
      const { shopper } = await makeCustomer(place);
      return { shopper, act: () => shopper.send(path) };
    },
  },
  { name: "write a review", main, timeout: uploadTimeout, prepare: prepareReview },
];
