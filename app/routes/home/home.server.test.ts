import { afterEach, describe, expect, it, vi } from "vitest";

import type { Card } from "~/api/schemas/common";
import type { Home } from "~/api/schemas/pages";
import { translateFor } from "~/i18n/translate.server";
import { createTestVisit } from "~/session/test-visit";

import { stubApi } from "../../../tests/fixtures/stub-api";
import { loadHome } from "./home.server";

const answers = vi.fn<(url: string) => Promise<Response>>();
stubApi(answers);

const visit = createTestVisit(null);

function card(id: number): Card {
  return {
    id,
    code: `drill-${id}`,
    name: `Drill ${id}`,
    picture: null,
    price: 100,
    oldPrice: 120,
    badge: [],
    properties: [1, 2, 3].map((number) => ({ name: `n${number}`, value: "v" })),
    isStock: 4,
    deliveryDate: null,
    quantity: 0,
    isFavorite: false,
  };
}

const home: Home = {
  slides: ["/product/drill-2", "/stocks/winter", "/catalog"].map((link) => ({
    title: link,
    text: "",
    picture: null,
    link,
    theme: "light",
  })),
  sections: [],
  rows: [
    { title: "Popular", link: "/catalog", products: [card(1), card(2)] },
    { title: "New", link: "/catalog?sort=new", products: [card(2), card(3)] },
  ],
  brands: [],
  stocks: [
    {
      slug: "winter",
      name: "Winter",
      preview: "",
      picture: null,
      startsAt: "2026-11-16T00:00:00+03:00",
      endsAt: null,
    },
  ],
  news: [],
  meta: { h1: "h1", title: "title", description: "" },
};

afterEach(() => {
  answers.mockReset();
});

describe("loadHome", () => {
  it("finds the subjects of slides in the page's own data", async () => {
    answers.mockResolvedValue(Response.json({ data: home }));
    const { slides } = await loadHome(visit);
    const product = { code: "drill-2", name: "Drill 2", price: 100, oldPrice: 120, isStock: 4, deliveryDate: null };
    const stock = { name: "Winter", startsAt: "2026-11-16T00:00:00+03:00", endsAt: null };
    expect(slides.map(({ product, stock }) => ({ product, stock }))).toEqual([
      { product, stock: null },
      { product: null, stock },
      { product: null, stock: null },
    ]);
  });

  it("takes a slide's own product, and its promotion from the second link", async () => {
    const own = { action: "Choose", more: { name: "Terms", link: "/stocks/winter" }, product: card(9) };
    const slide = { title: "Drills", text: "", picture: null, link: "/catalog", theme: "light", ...own };
    answers.mockResolvedValue(Response.json({ data: { ...home, slides: [slide] } }));
    const { slides } = await loadHome(visit);
    expect(slides[0]).toMatchObject({ action: "Choose", product: { code: "drill-9" }, stock: { name: "Winter" } });
  });

  it("lists cards that an earlier row already has", async () => {
    answers.mockResolvedValue(Response.json({ data: home }));
    const { rows } = await loadHome(visit);
    expect(rows.map(({ repeated }) => repeated)).toEqual([[], [2]]);
  });

  it("leaves out what cards do not render", async () => {
    answers.mockResolvedValue(Response.json({ data: home }));
    const { rows } = await loadHome(visit);
    expect(rows[0]?.cards[0]?.properties).toHaveLength(2);
  });

  it("shows the catalogue's sections if the API has no home page", async () => {
    const section = { code: "drills", name: "Drills", link: "/catalog/drills", picture: null, count: 3 };
    const catalog = { sections: [{ ...section, items: [] }], meta: { h1: "Catalogue", title: "", description: "All" } };
    answers.mockImplementation((url) =>
      Promise.resolve(
        url.includes("catalog/view") ? Response.json({ data: catalog }) : new Response("No such page", { status: 404 }),
      ),
    );
    const { sections, slides, meta } = await loadHome(visit);
    expect(sections.map(({ name }) => name)).toEqual(["Drills"]);
    expect([slides, meta.h1, meta.description]).toEqual([[], translateFor(visit.locale)("appName"), "All"]);
  });

  it("responds with 503 if the API is unavailable", async () => {
    answers.mockRejectedValue(new TypeError("fetch failed"));
    await expect(loadHome(visit)).rejects.toMatchObject({ status: 503 });
  });
});
