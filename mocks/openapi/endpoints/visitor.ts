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

const slug = { slug: "The last part of the page's URL in the shop." };

type View = Pick<Endpoint, "path" | "id" | "summary" | "response"> & Partial<Endpoint>;

/** A GET call, by default of the group "Pages". */
const page = (endpoint: View): Endpoint => ({ method: "get", tag: "Pages", ...endpoint });

/** Contract, section 3: "Visitor, settings, pages". */
export const visitorEndpoints: Endpoint[] = [
  page({
    path: "/api/app/profile/uid",
    id: "createVisitor",
    tag: "Visitor and settings",
    summary: "Create an identifier of 128 random bits for a new visitor",
    description: "The API stores nothing until the visitor saves something.",
    response: visitor,
  }),
  page({
    path: "/api/app/settings/view",
    id: "getSettings",
    tag: "Visitor and settings",
    summary: "Phone numbers, e-mail address and links of the header and footer",
    response: settings,
  }),
  page({ path: "/api/app/home/view", id: "getHome", summary: "The home page", query: [uid(false)], response: home }),
  page({
    path: "/api/app/sitemap/view",
    id: "getSitemap",
    summary: "Links to all public pages",
    query: [
      ...paging.map((parameter) =>
        parameter.name === "perPage"
          ? {
              ...parameter,
              description: "Items per page: 1000 by default and at most.",
              schema: z.int().min(1).max(1000),
            }
          : parameter,
      ),
      { name: "kind", description: "The kind of pages to list; all kinds by default.", schema: sitemapKind },
    ],
    response: sitemap,
  }),
  page({ path: "/api/app/brand/list", id: "listBrands", summary: "Brands", query: paging, response: brandList }),
  page({
    path: "/api/app/brand/{slug}/view",
    id: "getBrand",
    summary: "A brand",
    description: "For the brand's products, call `catalog/info?brand={slug}`.",
    params: slug,
    response: brandView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/stock/list", id: "listStocks", summary: "Promotions", query: paging, response: stockList }),
  page({
    path: "/api/app/stock/{slug}/view",
    id: "getStock",
    summary: "A promotion with its products",
    params: slug,
    query: [uid(false)],
    response: stockView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/news/list", id: "listNews", summary: "News", query: paging, response: newsList }),
  page({
    path: "/api/app/news/{slug}/view",
    id: "getNews",
    summary: "A news article, with the products that it is about",
    params: slug,
    query: [uid(false)],
    response: newsView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/content/list", id: "listContent", summary: "Legal pages", response: pageList }),
  page({
    path: "/api/app/content/{slug}/view",
    id: "getContent",
    summary: "A legal page: `offers`, `processing` or `policy`",
    params: slug,
    response: pageView,
    errors: ["not_found"],
  }),
  page({
    path: "/api/app/information/list",
    id: "listInformation",
    summary: "Pages for customers",
    response: pageList,
  }),
  page({
    path: "/api/app/information/{slug}/view",
    id: "getInformation",
    summary: "A page for customers: payment, returns, discounts or business",
    params: slug,
    response: pageView,
    errors: ["not_found"],
  }),
  page({ path: "/api/app/about/view", id: "getAbout", summary: "About the shop", response: about }),
  page({
    path: "/api/app/contacts/view",
    id: "getContacts",
    summary: "Offices and company details",
    response: contacts,
  }),
];
