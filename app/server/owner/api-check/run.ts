import { parseArgs } from "node:util";

import { fail, readOr } from "~/lib/command-line";
import { firstLanguage } from "~/lib/languages";

import { calls } from "./calls";
import { checkApi } from "./check-api";
import { writeReport } from "./report";
import { addressOf, receive } from "./request";

const usage = "Usage: npm run api:check -- URL [--customer EMAIL PASSWORD] [--json]";

/**
 * `npm run api:check -- URL`: says where an API departs from the contract. `--customer EMAIL PASSWORD` also signs in and
 * reads the personal area; `--json` prints the report for programs. Exits with 1 if a required call has a fault, or if
 * nothing answers.
 */
const { values, positionals } = readOr(
  usage,
  () =>
    parseArgs({
      options: { customer: { type: "string" }, json: { type: "boolean", default: false } },
      allowPositionals: true,
    }),
  2,
);
const isCustomer = values.customer !== undefined;
const address = positionals.find((text) => /^https?:\/\//.test(text) && URL.canParse(text));
const password = positionals.find((text) => text !== address);
if (address === undefined || positionals.length !== (isCustomer ? 2 : 1)) fail(usage, 2);
const account = values.customer === undefined || password === undefined ? null : { email: values.customer, password };
const url = address.replace(/\/$/, "");
// An address that nothing answers would give each call the same fault, some of them after ten seconds.
const { status, fault } = await receive(
  url + addressOf(calls.settings, {}),
  calls.settings.method,
  {},
  firstLanguage(),
);
if (status === null && fault) fail(`${url}: ${fault.expected}`);
const report = await checkApi(url, account);
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report));
process.exitCode = report.isReady ? 0 : 1;
