import { expect, test } from "vitest";

import { listFiles, readText } from "./project";

/**
 * The server's maps and sets that outlive a request, each with its limit. What clients send must not make one grow
 * without limit.
 */
const bounds: Record<string, string> = {
  "app/api/breakers.server.ts breakers": "one for each template and time limit in the code",
  "app/api/read-answer.server.ts read": "6 MB of text, then the oldest is removed",
  "app/forms/captcha.server.ts hashes": "10,000, then the oldest is removed",
  "app/i18n/format.ts dateFormats": "two for each language",
  "app/i18n/translate.ts pieces": "one for each text with values",
  "app/lib/css-color.ts written": "200, then all are removed",
  "app/routes/system/picture.server.ts resizing": "the pictures that are being resized",
  "app/server/brand.server.ts drawn": "one for each kind of icon",
  "app/server/requests.server.ts underWay": "the open requests",
  "app/server/traces.server.ts spans": "the open requests",
  "app/session/tokens.server.ts renewals": "10,000, then the oldest is removed",
  "app/start/start.server.ts plans": "one for each route and its strings",
  "mocks/pictures/illustrations.ts drawings": "one for each file of a drawing",
  "mocks/pictures/store.ts underWay": "the pictures that are being created",
  "mocks/search/words.ts knownPieces": "200,000, then no more are added",
  "mocks/search/words.ts knownStems": "200,000, then no more are added",
};

const isServed = (path: string) =>
  /^(?:app|mocks)\/.*\.ts$/.test(path) &&
  !/^app\/(?:shop|ui)\/|^app\/start\/\w+\.ts$|^app\/i18n\/client\.ts$/.test(path) &&
  !/\.test\.ts$|^mocks\/(?:db\/seed|testing)/.test(path);

/** Matches a map, set or LRU cache that starts empty, at the top of a module or in a class. */
const made = /^(?:(?:export )?const| {2}private readonly) (\w+)[^=\n]*= new (?:Map|Set|LRUCache)\b[^(\n]*\((?:\)|\{)/gm;

test("every map that outlives a request is listed with its limit", () => {
  const found = listFiles()
    .filter(isServed)
    .flatMap((path) => [...readText(path).matchAll(made)].map(([, name]) => `${path} ${name}`));
  // It belongs to a single upload.
  expect(found.filter((name) => name !== "app/forms/read-upload.server.ts seen").sort()).toEqual(
    Object.keys(bounds).sort(),
  );
});
