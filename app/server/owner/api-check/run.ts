import { parseArgs } from "node:util";

import { fail, readOr } from "~/lib/command-line";

import { checkApi } from "./check-api";
import { writeReport } from "./report";

const usage = "Usage: npm run api:check -- URL [--customer EMAIL PASSWORD] [--json]";

/**
 * `npm run api:check -- URL`: says where an API departs from the contract. `--customer EMAIL PASSWORD` also signs in and
 * reads the personal area; `--json` prints the report for programs. Exits with 1 if a required call has a fault.
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
const report = await checkApi(address.replace(/\/$/, ""), account);
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report));
process.exitCode = report.isReady ? 0 : 1;
