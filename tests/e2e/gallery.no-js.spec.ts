import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect } from "../fixtures/journey";
import { test } from "../fixtures/pictures";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { galleryOf, open } from "./support/parts";

const { locale, href, say } = russian;
const path = paths.product(landmarks.inStock);

test(`${locale}: a full-size picture is a page with links`, async ({ page }) => {
  const { name, pictures } = await api.product(landmarks.inStock, locale);
  const total = pictures.length;
  const title = (number: number) => say("product:gallery.pageTitle", { name, number, total });
  const follow = (link: "previous" | "next" | "back") =>
    page
      .getByRole("main")
      .getByRole("link", { name: say(`product:gallery.${link}`) })
      .click();
  await open(page, href(path));
  await galleryOf(page, russian).picture(2).click();
  const heading = page.getByRole("heading", { level: 1 });
  const shown = page.getByRole("main").getByRole("img", { name: say("product:gallery.photo", { number: 2, total }) });
  await expect(heading).toHaveText(title(2));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await follow("previous");
  await expect(heading).toHaveText(title(1));
  // The last picture comes before the first one, as in the gallery.
  await follow("previous");
  await expect(heading).toHaveText(title(total));
  await follow("next");
  await expect(heading).toHaveText(title(1));
  await follow("back");
  await expect(page).toHaveURL(new RegExp(`${href(path)}#photo-1$`));
  await expect(heading).toHaveText(name);
});
