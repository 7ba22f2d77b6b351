import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const year = "31536000";
const styleOf = (page: Page) =>
  page
    .all("head style")
    .map((style) => style.textContent)
    .join("");
const dark = "color-scheme:dark";
const ifDeviceIsDark = "@media screen and (prefers-color-scheme:dark)";
const themeColors = (page: Page) =>
  page.all('meta[name="theme-color"]').map((tag) => [tag.getAttribute("media") ?? null, tag.getAttribute("content")]);

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const theme = localePath(locale, paths.theme());
  const about = localePath(locale, paths.about());
  const pressed = (page: Page) => page.all('#theme [aria-pressed="true"]').map(textOf);

  test("a page follows the device; the footer says so", async () => {
    const page = await createShopper().open(about);
    expect(styleOf(page)).toContain(ifDeviceIsDark);
    expect(themeColors(page)).toEqual([
      ["(prefers-color-scheme:dark)", "#14181b"],
      [null, "#f3f5f4"],
    ]);
    expect(pressed(page)).toEqual([t("footer.themeAuto")]);
  });

  test("a visitor chooses a theme on any page and stays on it", async () => {
    const shopper = createShopper();
    const reply = await shopper.press(await shopper.open(`${about}?x=1`), '[value="dark"]');
    expect([reply.status, reply.location]).toEqual([303, `${about}?x=1#theme`]);
    expect(reply.headers.getSetCookie()).toContain(`theme=dark; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly`);
    const inDark = await shopper.open(about);
    expect(styleOf(inDark)).toContain(dark);
    expect(styleOf(inDark)).not.toContain("prefers-color-scheme");
    expect(themeColors(inDark)).toEqual([[null, "#14181b"]]);
    expect(pressed(inDark)).toEqual([t("footer.themeDark")]);

    await shopper.post(theme, { theme: "light" });
    const inLight = await shopper.open(about);
    expect(styleOf(inLight)).not.toContain(dark);
    expect(pressed(inLight)).toEqual([t("footer.themeLight")]);

    await shopper.post(theme, { theme: "auto" });
    expect(styleOf(await shopper.open(about))).toContain(ifDeviceIsDark);
  });

  test("an unknown theme changes nothing, and the address itself leads to the home page", async () => {
    const shopper = createShopper();
    const reply = await shopper.post(theme, { theme: "<b>" });
    expect(reply.status).toBe(400);
    expect(reply.headers.getSetCookie().filter((cookie) => cookie.startsWith("theme="))).toEqual([]);
    expect((await shopper.send(theme)).location).toBe(localePath(locale, paths.home()));
  });
});
