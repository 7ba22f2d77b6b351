import { expect, it } from "vitest";

import { languageOf } from "./language";

it.each([
  ["en", "en"],
  ["ru", "ru"],
  ["en-US,en;q=0.9,ru;q=0.8", "en"],
  ["de, en", "en"],
  ["EN", "en"],
  ["de", "ru"],
  ["", "ru"],
  [null, "ru"],
])("Accept-Language %s selects %s", (header, language) => expect(languageOf(header)).toBe(language));
