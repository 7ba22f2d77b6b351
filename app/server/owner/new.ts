import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { shopFileSchema } from "~/lib/shop-file";

/**
 * `npm run shop:new my-shop`: writes a small complete folder to start from. Never changes an existing one. The first
 * argument, which `package.json` gives, is the folder to copy.
 */
const [example = "", folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Usage: npm run shop:new my-shop\n");
  process.exit(1);
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  process.stderr.write(`${folder} is not empty\n`);
  process.exit(1);
}
cpSync(example, folder, { recursive: true });
writeFileSync(join(folder, "shop.schema.json"), `${JSON.stringify(shopFileSchema(), null, 2)}\n`);
process.stdout.write(
  [
    `${folder} is ready, with six products to try. Change in it:`,
    "  shop.json    name, phones, addresses, languages",
    "  brand/       mark and colours",
    "  pages/       texts, also those that customers agree to when they order",
    "  catalog.yml  goods, with their pictures in pictures/",
    `Then: npm run shop:check ${folder}`,
    `      SHOP_DIR=${folder} npm start`,
    "",
  ].join("\n"),
);
