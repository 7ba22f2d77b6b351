import { afterAll, describe } from "vitest";

import { describeFormFaults } from "./faults/forms";
import { describeHttps, describeOutage, describeUid } from "./faults/outage";
import { describePageFaults } from "./faults/pages";
import { startFaultyShop } from "./faults/shop";
import { listCallingPages } from "./faults/table";

const faulty = await startFaultyShop();
afterAll(faulty.stop);

const pages = await listCallingPages(faulty.api);

describe("a page with a failed API call", () => describePageFaults(faulty, pages));
describe("a form with a failed API call", () => describeFormFaults(faulty));
describe("the whole API is down", () => describeOutage(faulty, pages));
describe("the visitor's uid is requested", () => describeUid(faulty, pages));
describe("behind HTTPS", () => describeHttps(faulty));
