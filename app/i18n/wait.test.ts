import { expect, test } from "vitest";

import { translateFor } from "./translate.server";
import { waitText } from "./wait";

const waits = [1, 2, 5, 21, 120, 121, 181, 1260, 7200, 7201, 75_600, 86_400];

test("waits use natural units in Russian", () => {
  expect(waits.map((seconds) => waitText(translateFor("ru"), seconds))).toEqual([
    ...["1 секунду", "2 секунды", "5 секунд", "21 секунду", "120 секунд"],
    ...["3 минуты", "4 минуты", "21 минуту", "120 минут"],
    ...["3 часа", "21 час", "24 часа"],
  ]);
});

test("waits use natural units in English", () => {
  expect(waits.map((seconds) => waitText(translateFor("en"), seconds))).toEqual([
    ...["1 second", "2 seconds", "5 seconds", "21 seconds", "120 seconds"],
    ...["3 minutes", "4 minutes", "21 minutes", "120 minutes"],
    ...["3 hours", "21 hours", "24 hours"],
  ]);
});
