import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { shopFileSchema } from "~/lib/shop-file";

/** `npm run shop:new my-shop`: writes a small complete folder to start from. Never changes an existing one. */
const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write("Usage: npm run shop:new my-shop\n");
  process.exit(1);
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  process.stderr.write(`${folder} is not empty\n`);
  process.exit(1);
}

const example = {
  $schema: "./shop.schema.json",
  name: { ru: "Мой магазин", en: "My shop" },
  title: { ru: "Мой магазин: что продаём", en: "My shop: what we sell" },
  phones: { city: "+7 495 000-00-00" },
  hours: { ru: "ежедневно 10:00–20:00", en: "daily 10:00–20:00" },
  region: { ru: "Москва и область", en: "Moscow and the region" },
  email: "shop@example.com",
  offices: [
    {
      name: { ru: "Магазин", en: "Shop" },
      address: { ru: "Москва, улица, дом", en: "Street and house, Moscow" },
      hours: { ru: "Ежедневно 10:00–20:00", en: "Daily 10:00–20:00" },
      phone: "+7 495 000-00-01",
      latitude: 55.7558,
      longitude: 37.6173,
    },
  ],
  social: [],
  // What shoppers call the goods, and how the catalogue calls them.
  synonyms: { ru: { болгарка: ["углошлифмашина"] }, en: { grinder: ["angle grinder"] } },
};

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="8" fill="#0f437f"/>
  <path fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="M11 16h18l1 14H10zM15 19v-4a5 5 0 0 1 10 0v4"/>
</svg>
`;

const theme = `/* Tokens of app/styles/tokens.css that differ, for example the colour of buttons and prices: */
:root {
  --signal: #0f437f;
  --signal-hover: #0b3361;
  --signal-ink: #0f437f;
  --signal-tint: #e6eff9;
}
`;

const about = {
  ru: "---\nkind: about\nname: О магазине\nupdatedAt: 2026-01-01\n---\n\nЧто мы продаём и **почему у нас**.\n",
  en: "---\nname: About the shop\n---\n\nWhat we sell and **why to buy it here**.\n",
};

mkdirSync(join(folder, "brand"), { recursive: true });
writeFileSync(join(folder, "shop.json"), `${JSON.stringify(example, null, 2)}\n`);
writeFileSync(join(folder, "shop.schema.json"), `${JSON.stringify(shopFileSchema(), null, 2)}\n`);
for (const [language, page] of Object.entries(about)) {
  mkdirSync(join(folder, "pages", language), { recursive: true });
  writeFileSync(join(folder, "pages", language, "about.md"), page);
}
writeFileSync(join(folder, "brand/mark.svg"), mark);
writeFileSync(join(folder, "brand/theme.css"), theme);
process.stdout.write(`${folder} is ready. Change it, then: SHOP_DIR=${folder} npm start\n`);
