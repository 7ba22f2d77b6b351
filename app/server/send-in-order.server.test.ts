import { expect, it } from "vitest";

import { assemblePage } from "./send-in-order.server";

const drawn = "<html><head><title>Дрель</title></head><body><p>$& </p></body></html>";

it("puts in what belongs to the end of the head and of the body", () => {
  expect(assemblePage(drawn, { head: "<meta>", end: "<script>$1</script>" }).toString()).toBe(
    "<!DOCTYPE html><html><head><title>Дрель</title><meta></head><body><p>$& </p><script>$1</script></body></html>",
  );
});

it("takes the last end of a body, since a text may speak of one", () => {
  const page = assemblePage("<html><head></head><body><pre></body></pre></body></html>", { head: "", end: "<i>" });
  expect(page.toString()).toContain("</pre><i></body></html>");
});

it("loses nothing of what is no whole page", () => {
  expect(assemblePage("<p>", { head: "<meta>", end: "<i>" }).toString()).toBe("<!DOCTYPE html><p><i>");
});
