import { afterAll, describe } from "vitest";

import { describeFormFaults } from "./faults/forms";
import { describeHttps, describeOutage, describeUid } from "./faults/outage";
import { describePageFaults } from "./faults/pages";
import { startFaultyShop } from "./faults/shop";
import { listCallingPages } from "./faults/table";

const faulty = await startFaultyShop();
afterAll(faulty.stop);

const pages = await listCallingPages(faulty.api);

describe("a page whose call goes wrong", () => describePageFaults(faulty, pages));
describe("a form whose call goes wrong", () => describeFormFaults(faulty));
describe("the whole API away", () => describeOutage(faulty, pages));
describe("the visitor's identifier is asked for", () => describeUid(faulty, pages));
describe("behind HTTPS", () => describeHttps(faulty));
