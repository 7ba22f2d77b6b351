import { checkShop } from "./check-shop";

/**
 * `npm run shop:check my-shop`: prints what is wrong or missing in a shop's folder. Exits with 1 if the shop cannot
 * start with it. The launcher runs it too.
 */
const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write("Usage: npm run shop:check my-shop\n");
  process.exit(1);
}
const { faults, advice } = await checkShop(folder);
for (const sentence of advice) process.stdout.write(`${sentence}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
