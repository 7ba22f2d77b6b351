import { paths } from "~/paths";

import { listCallingPages } from "../../http/faults/table";
import type { Api } from "../../http/support/api";
import { createShopper } from "../../http/support/shopper";
import { en, openScenario, type Scenario } from "./scenario";

/** The pages that the HTTP tests of faults cover, with their main calls. */
async function knownPages(api: Api): Promise<Scenario[]> {
  const pages = await listCallingPages(api);
  return pages.map(({ name, path, calls }) => {
    const main = Object.entries(calls).filter(([, role]) => role === "main");
    return openScenario(
      name,
      path,
      main.map(([call]) => `/api/app/${call}`),
    );
  });
}

const plainGets: [string, string, string[]][] = [
  ["menu, by script", paths.menu(), ["/api/app/catalog/menu"]],
  ["suggestions, by script", `${paths.suggestions()}?q=18`, ["/api/app/search/autocomplete"]],
  ["checkout, person", paths.checkout("individual"), ["/api/app/basket/view", "/api/app/checkout/settings"]],
  ["checkout, company", paths.checkout("legal"), ["/api/app/basket/view", "/api/app/checkout/settings"]],
  ["addresses, by script", `${paths.checkoutSuggest("address")}?q=москва`, ["/api/app/suggest/address"]],
  ["companies, by script", `${paths.checkoutSuggest("party")}?q=7707083893`, ["/api/app/suggest/party"]],
  ["banks, by script", `${paths.checkoutSuggest("bank")}?q=044525225`, ["/api/app/suggest/bank"]],
  ["sitemap of products", paths.sitemapPart("product", 1), ["/api/app/sitemap/view"]],
  ["sitemap index", paths.sitemapIndex(), ["/api/app/sitemap/view"]],
  ["news feed", paths.newsFeed(), ["/api/app/news/list"]],
  ["promotions feed", paths.stocksFeed(), ["/api/app/stock/list"]],
  ["readiness", paths.ready(), ["/api/app/settings/view"]],
];

const newVisitor: Scenario = {
  name: "new visitor's first page",
  main: ["/api/app/home/view"],
  async prepare({ shop }) {
    const shopper = createShopper({ shop });
    return { shopper, act: () => shopper.send(en(paths.home())) };
  },
};

/** The pages that a visitor can open without signing in. */
export async function listPageScenarios(api: Api): Promise<Scenario[]> {
  return [
    ...(await knownPages(api)),
    ...plainGets.map(([name, path, main]) => openScenario(name, path, main)),
    newVisitor,
  ];
}
