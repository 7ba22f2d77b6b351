import * as z from "zod";

import {
  about,
  brandList,
  brandView,
  contacts,
  home,
  newsList,
  newsView,
  pageList,
  pageView,
  settings,
  sitemap,
  sitemapKind,
  stockList,
  stockView,
  uid as visitor,
} from "~/api/schemas/pages";

import { paging, uid, type Endpoint } from "../endpoint";

const slug = { slug: "The last part of its address in the shop." };

type View = Pick<Endpoint, "path" | "id" | "summary" | "answer"> & Partial<Endpoint>;

/** A GET call, by default of the group "Pages". */
const page = (endpoint: View): Endpoint => ({ method: "get", tag: "Pages", ...endpoint });

/** Contract, section 3: "Visitor, settings, pages". */
export const visitorEndpoints: Endpoint[] = [
  page({
    path: "/api/app/profile/uid",
    id: "createVisitor",
    tag: "Visitor and settings",
    summary: "A new visitor's identifier, 128 random bits",
    description: "Nothing is stored before something is kept under it.",
    answer: visitor,
  }),
  page({
    path: "/api/app/settings/view",
    id: "getSettings",
    tag: "Visitor and settings",
    summary: "Phones, e-mail and links of header and footer",
    answer: settings,
  }),
  page({ path: "/api/app/home/view", id: "getHome", summary: "The home page", query: [uid(false)], answer: home }),
  page({
    path: "/api/app/sitemap/view",
    id: "getSitemap",
    summary: "Links of all public pages",
    query: [
      ...paging.map((parameter) =>
        parameter.name === "perPage"
          ? { ...parameter, description: "1000 by default, and at most.", schema: z.int().min(1).max(1000) }
          : parameter,
      ),
      { name: "kind", description: "Pages of this kind alone; all of them by default.", schema: sitemapKind },
    ],
    answer: sitemap,
  }),
  page({ path: "/api/app/brand/list", id: "listBrands", summary: "Brands", query: paging, answer: brandList }),
  page({
    path: "/api/app/brand/{slug}/view",
    id: "getBrand",
    summary: "A brand",
    description: "Its products: `catalog/info?brand={slug}`.",
    params: slug,
    answer: brandView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/stock/list", id: "listStocks", summary: "Promotions", query: paging, answer: stockList }),
  page({
    path: "/api/app/stock/{slug}/view",
    id: "getStock",
    summary: "A promotion with its products",
    params: slug,
    query: [uid(false)],
    answer: stockView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/news/list", id: "listNews", summary: "News", query: paging, answer: newsList }),
  page({
    path: "/api/app/news/{slug}/view",
    id: "getNews",
    summary: "An article",
    params: slug,
    answer: newsView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/content/list", id: "listContent", summary: "Legal pages", answer: pageList }),
  page({
    path: "/api/app/content/{slug}/view",
    id: "getContent",
    summary: "A legal page: offers, processing, policy",
    params: slug,
    answer: pageView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/information/list", id: "listInformation", summary: "Pages for customers", answer: pageList }),
  page({
    path: "/api/app/information/{slug}/view",
    id: "getInformation",
    summary: "A page for customers: payment, returns, loyalty, business",
    params: slug,
    answer: pageView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/about/view", id: "getAbout", summary: "About the shop", answer: about }),
  page({ path: "/api/app/contacts/view", id: "getContacts", summary: "Offices and company details", answer: contacts }),
];
