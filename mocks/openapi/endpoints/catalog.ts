import * as z from "zod";

import {
  autocomplete,
  calculate,
  catalogInfo,
  catalogView,
  menu,
  notifyBody,
  offers,
  productList,
  productView,
  searchResults,
  viewed,
} from "~/api/schemas/catalog";
import { empty } from "~/api/schemas/common";
import { maxIds } from "~/lib/product-ids";

import { filters, paging, sorting, uid, type Endpoint } from "../endpoint";

const code = { code: "The product's code, the last part of its address in the shop." };
const product = "/api/app/catalog/product";
const text = z.string();
const q = { name: "q", description: "What the shopper typed; looked at up to 100 letters.", schema: text };

/** Contract, section 3: "Catalogue and search". */
export const catalogEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/api/app/catalog/menu",
    id: "getMenu",
    tag: "Catalogue",
    summary: "The catalogue menu's three levels",
    answer: menu,
  },
  {
    method: "get",
    path: "/api/app/catalog/view",
    id: "getCatalog",
    tag: "Catalogue",
    summary: "The upper sections with those below them",
    query: [uid(false)],
    answer: catalogView,
  },
  {
    method: "get",
    path: "/api/app/catalog/info",
    id: "getListing",
    tag: "Catalogue",
    summary: "A listing of products with its filters, sorts and section",
    description: "Counts of a filter leave its own selection out of account. Unknown filters and values are ignored.",
    query: [
      { name: "sectionCode", description: "The deepest section's slug; without it the whole catalogue.", schema: text },
      { name: "brand", description: "A brand's slug: only its products.", schema: text },
      uid(false),
      ...paging,
      sorting,
      ...filters,
    ],
    answer: catalogInfo,
    errors: ["not_found"],
  },
  {
    method: "get",
    path: `${product}/viewed`,
    id: "listViewed",
    tag: "Catalogue",
    summary: "What the visitor looked at, newest first, at most 20",
    query: [uid(false)],
    answer: viewed,
  },
  {
    method: "get",
    path: `${product}/list`,
    id: "listProducts",
    tag: "Catalogue",
    summary: "Products by their ids, with all their properties",
    description: "In the order of the ids, each once. Products that there are not are left out; so is what is no id.",
    query: [
      { name: "ids", description: `Ids with commas between them, at most ${maxIds}: \`12,7,340\`.`, schema: text },
      uid(false),
    ],
    answer: productList,
  },
  {
    method: "get",
    path: `${product}/{code}/view`,
    id: "getProduct",
    tag: "Catalogue",
    summary: "A product's page",
    description: "With a `uid` the API remembers that this visitor looked at it.",
    params: code,
    query: [uid(false)],
    answer: productView,
    errors: ["product_not_found"],
  },
  {
    method: "get",
    path: `${product}/{code}/offers`,
    id: "listOffers",
    tag: "Catalogue",
    summary: "A product's variants, itself included; empty where there are none",
    params: code,
    query: [uid(false)],
    answer: offers,
    errors: ["product_not_found"],
  },
  {
    method: "get",
    path: `${product}/{code}/calculate`,
    id: "calculateDelivery",
    tag: "Catalogue",
    summary: "Ways, costs and days of delivery; none for a product that is sold out",
    params: code,
    query: [
      uid(false),
      { name: "quantity", description: "Pieces, 1 by default.", schema: z.int().min(1).max(999) },
      { name: "city", description: "Where to; Moscow by default.", schema: text },
    ],
    answer: calculate,
    errors: ["product_not_found"],
  },
  {
    method: "post",
    path: `${product}/{code}/notify`,
    id: "requestNotification",
    tag: "Catalogue",
    summary: "Ask to be told when a product is back in stock",
    description: "`contact` is an e-mail address or a phone number. Asking again changes nothing.",
    params: code,
    body: notifyBody,
    answer: empty,
    errors: ["product_not_found", "validation_failed"],
  },
  {
    method: "get",
    path: "/api/app/search/autocomplete",
    id: "suggest",
    tag: "Search",
    summary: "What to offer while the shopper types",
    query: [q],
    answer: autocomplete,
  },
  {
    method: "get",
    path: "/api/app/search/results",
    id: "searchProducts",
    tag: "Search",
    summary: "A page of what was found, best first unless sorted",
    query: [q, uid(false), ...paging, sorting],
    answer: searchResults,
  },
];
