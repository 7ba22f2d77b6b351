import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../../fixtures/addresses";
import { expect, isPhone } from "../../fixtures/journey";
import { signInByEmail } from "../../fixtures/sign-in";
import { press, swipe, type Case, type ColdJourney } from "./cold";
import { listing } from "./cold-products";
import { profileLink } from "./customers";
import { russian } from "./languages";
import { catalogMenu, searchField } from "./parts";

const { say } = russian;
const dialog = "dialog[open]";
const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");

/** Expects an open dialog over the page on which it was requested. */
function isOver(page: Page, path: string, title: string): ColdJourney["end"] {
  const check = async () => {
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
  };
  return [`the dialog «${title}»`, check];
}

/** The interactions around the pages' content: the frame, what opens over a page, and swipes. */
export const frameCases: Case[] = [
  [
    "«Войти»",
    ({ page }) => {
      const path = paths.contacts();
      const end = isOver(page, path, say("sign-in:heading.phone"));
      return { path, control: profileLink(page, russian, "header.signIn"), done: dialog, end };
    },
  ],

  [
    "the message to the shop",
    ({ page }) => {
      const path = paths.brands();
      // The header has this link twice, once for each screen. The styles that hide one of them may be late.
      const control = banner(page)
        .locator(`a[href="${paths.feedback()}"]`)
        .nth(isPhone() ? 1 : 0);
      return { path, control, done: dialog, end: isOver(page, path, say("feedback:title")) };
    },
  ],

  [
    "«Отменить заказ»",
    async ({ page, context }) => {
      const { email, password } = demoCustomers.anna;
      await signInByEmail(context, { shopUrl, apiUrl }, email, password);
      const path = paths.personalHistory();
      const control = main(page)
        .getByRole("link", { name: new RegExp(`^${say("personal:order.cancel")}`) })
        .first();
      const check = async () => {
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect(page).toHaveURL(path);
      };
      return { path, control, done: dialog, end: ["its dialog", check] };
    },
  ],

  [
    "the search",
    ({ page }) => {
      const control = searchField(page, russian);
      const act = async () => {
        await press(control);
        await page.keyboard.type("дрель");
      };
      const check = async () => {
        await expect(control).toHaveValue("дрель");
        await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      };
      return { path: paths.contacts(), control, act, done: "header input:focus", end: ["suggestions", check] };
    },
  ],

  [
    "«Каталог»",
    ({ page }) => {
      const { opener: control, menu } = catalogMenu(page, russian);
      const check = async () => {
        await expect(menu).toBeVisible();
        await expect(page).toHaveURL(paths.contacts());
      };
      return { path: paths.contacts(), control, done: '[aria-expanded="true"]', end: ["the menu", check] };
    },
    "desktop",
  ],

  [
    "the menu",
    ({ page }) => {
      const control = banner(page).getByRole("link", { name: say("header.menu"), exact: true });
      const end = isOver(page, paths.contacts(), say("header.menu"));
      return { path: paths.contacts(), control, done: dialog, end };
    },
    "phone",
  ],

  [
    "the next slide",
    async ({ page }) => {
      // Otherwise the slideshow moves on automatically.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const slides = page.getByRole("group", { name: say("home:hero") });
      const control = slides.getByRole("link", { name: say("slider.slide", { number: 2 }) });
      const check = async () => {
        await expect(slides.locator(".swiper[data-live]")).toHaveCount(1);
        await expect(slides.locator(".swiper-slide").nth(1)).toBeInViewport({ ratio: 0.7 });
        await expect(control).toHaveAttribute("aria-current", "true");
      };
      const end: ColdJourney["end"] = ["the second slide", check];
      const bySwipe = { done: ".swiper", isScroll: true, act: () => swipe(page, -250, 0) } as const;
      return {
        path: paths.home(),
        control,
        end,
        ...(isPhone() ? bySwipe : { done: ":target,[href='#s-2'][aria-current=true]" }),
      };
    },
  ],

  [
    "the language",
    ({ page }) => {
      const control = banner(page).getByRole("link", { name: "English" }).filter({ visible: true });
      const check = () => expect(page.locator("html")).toHaveAttribute("lang", "en");
      return { path: paths.contacts(), control, done: "html[lang=en]", end: ["the page in English", check] };
    },
  ],

  [
    "the header on scrolling",
    ({ page }) => {
      const header = banner(page);
      const check = async () => {
        await expect(header).toHaveAttribute("data-place", /parked|hidden/);
        await swipe(page, 0, 200);
        await expect(header).toBeInViewport({ ratio: 1 });
      };
      const act = () => swipe(page, 0, -400);
      return {
        path: listing,
        control: header,
        act,
        done: "html",
        isScroll: true,
        end: ["hidden, then shown on scrolling up", check],
      };
    },
    "phone",
  ],
];
