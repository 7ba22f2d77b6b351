import { expect, it } from "vitest";

import { mapLink } from "./map-link";

it("names the longitude before the latitude, as the map wants them", () => {
  expect(mapLink({ latitude: 55.7421, longitude: 37.7196 })).toBe(
    "https://yandex.ru/maps/?pt=37.7196,55.7421&z=16&l=map",
  );
});
