import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";

/** A route that counts how often its path is read. */
function countedRoute(path: string) {
  const route = {
    id: path,
    reads: 0,
    get path() {
      route.reads += 1;
      return path;
    },
  };
  return route;
}

// Fails if the patch of `@remix-run/router` is not applied, for example after an upgrade.
test("the router ranks a table of routes once, and matches by it", () => {
  const product = countedRoute("product/:code");
  const catalog = countedRoute("catalog/*");
  const routes = [product, catalog];
  expect(matchRoutes(routes, "/product/drill")?.[0]?.params).toEqual({ code: "drill" });

  product.reads = 0;
  expect(matchRoutes(routes, "/product/saw")?.[0]?.params).toEqual({ code: "saw" });
  expect(matchRoutes(routes, "/catalog/saws/jigsaws")?.[0]?.route).toBe(catalog);
  expect(matchRoutes(routes, "/nothing")).toBeNull();
  expect(product.reads).toBe(0);
});
