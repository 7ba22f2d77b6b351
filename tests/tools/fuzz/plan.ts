import * as fc from "fast-check";

import { hostile, hostileInBody, hostileName } from "./values";

/** A change of a value or of a path segment. Texts are percent-encoded. */
export type Change =
  | { how: "put"; text: string }
  | { how: "insert"; text: string; at: number }
  | { how: "repeat"; text: string }
  | { how: "choose"; which: number }
  | { how: "rename"; name: string }
  | { how: "drop" };

/** `which` is an index that wraps around at the end of a list, so every number is valid. */
export type PlannedChange = { which: number; change: Change };

type PlannedHeader = { name: string; value: string };

/** How a body is encoded: as the form specifies, or in another way. */
const bodyKinds = [
  ...["form", "form", "form", "form", "form", "other", "multipart", "cut", "wrong boundary", "no boundary"],
  ...["file", "json", "no type", "empty"],
] as const;

/** How a cookie is changed. */
const cookieKinds = ["cut", "swap", "double", "drop", "hostile", "flip"] as const;

export type Step = {
  /**
   * `open` requests a known URL of a route, `follow` the last redirect or a link of the last page; `press` sends a form
   * of that page, `send` any known form.
   */
  act: "open" | "follow" | "press" | "send";
  which: number;
  other: number;
  language: "ru" | "en";
  asData: boolean;
  isHead: boolean;
  ofPath: PlannedChange[];
  ofQuery: PlannedChange[];
  added: { which: number; value: string }[];
  ofForm: PlannedChange[];
  body: (typeof bodyKinds)[number];
  headers: PlannedHeader[];
  cookies: { how: (typeof cookieKinds)[number]; which: number; text: string }[];
};

/** A walk through the shop: who the visitor is, and what they do. */
export type Walk = { who: "stranger" | "guest" | "buyer" | "customer" | "returner"; steps: Step[] };

const count = fc.nat(9999);

function change(text: fc.Arbitrary<string>): fc.Arbitrary<Change> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ how: fc.constant("put" as const), text }) },
    { weight: 2, arbitrary: fc.record({ how: fc.constant("insert" as const), text, at: count }) },
    { weight: 1, arbitrary: fc.record({ how: fc.constant("repeat" as const), text }) },
    { weight: 3, arbitrary: fc.record({ how: fc.constant("choose" as const), which: count }) },
    { weight: 1, arbitrary: fc.record({ how: fc.constant("rename" as const), name: hostileName }) },
    { weight: 1, arbitrary: fc.constant({ how: "drop" as const }) },
  );
}

const changes = (text: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(fc.record({ which: count, change: change(text) }), { maxLength, size: "max" });

/** An empty list in most cases. */
function seldom<T>(arbitrary: fc.Arbitrary<T[]>): fc.Arbitrary<T[]> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary });
}

const rarely = fc.integer({ min: 0, max: 9 }).map((value) => value === 9);

const headerNames = [
  ...["Accept-Language", "If-None-Match", "Range", "Referer", "Origin", "Accept", "Content-Type", "User-Agent"],
  ...["If-Modified-Since", "Purpose", "Sec-Fetch-Site", "Sec-Fetch-Mode", "Sec-Fetch-Dest", "X-Requested-With"],
  ...["If-Range", "Cache-Control", "Save-Data", "X-Request-Id", "traceparent", "X-Remix-Fetch", "Accept-Encoding"],
];

const headerValues = fc.oneof(
  { weight: 1, arbitrary: hostile },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...["*", 'W/"', '"x", W/"y"', "en", "en-US,en;q=0.9,*;q=0", "ru;q=9999", "x-klingon;q=NaN", ",;,;=", "en;q=-1"],
      ...["bytes=0-", "bytes=-1", "bytes=5-2", "bytes=0-0,5-6,9-", "bytes=99999999999-", "lines=1-2", "cross-site"],
      ...[
        "same-origin",
        "prefetch",
        "null",
        "application/json",
        "text/html",
        "image/avif",
        "*/*;q=0",
        "gzip;q=0,br;q=0",
      ],
      ...["Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Foo 9999", "yes", "on", "http://evil.example/", "/basket"],
    ),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("open", "open", "follow", "follow", "press", "press", "press", "send", "send"),
  which: count,
  other: count,
  language: fc.constantFrom("ru", "en"),
  asData: fc.integer({ min: 0, max: 4 }).map((value) => value === 4),
  isHead: rarely,
  ofPath: seldom(changes(hostile, 2)),
  ofQuery: changes(hostile, 3),
  added: seldom(fc.array(fc.record({ which: count, value: hostile }), { maxLength: 3, size: "max" })),
  ofForm: changes(hostileInBody, 4),
  body: fc.constantFrom(...bodyKinds),
  headers: seldom(
    fc.array(fc.record({ name: fc.constantFrom(...headerNames), value: headerValues }), { maxLength: 3, size: "max" }),
  ),
  cookies: seldom(
    fc.array(fc.record({ how: fc.constantFrom(...cookieKinds), which: count, text: hostile }), { maxLength: 2 }),
  ),
});

/** Generates all possible walks through the shop. */
export const walks: fc.Arbitrary<Walk> = fc.record({
  who: fc.constantFrom("stranger", "guest", "guest", "buyer", "customer", "customer", "returner"),
  steps: fc.array(step, { minLength: 1, maxLength: 16, size: "max" }),
});
