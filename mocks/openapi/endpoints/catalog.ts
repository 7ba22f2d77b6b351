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
  related,
  searchResults,
  viewed,
} from "~/api/schemas/catalog";
import { empty } from "~/api/schemas/common";
import { maxIds } from "~/lib/product-ids";

import { filters, paging, sorting, uid, type Endpoint } from "../endpoint";

const code = { code: "The product's code: the last part of its URL in the shop." };
const product = "/api/app/catalog/product";
const text = z.string();
const q = {
  name: "q",
  description: "The text that the shopper typed. Only the first 100 characters are used.",
  schema: text,
};

/** Contract, section 3: "Catalogue and search". */
export const catalogEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/api/app/catalog/menu",
    id: "getMenu",
    tag: "Catalogue",
    summary: "The three levels of the catalogue menu",
    response: menu,
  },
  {
    method: "get",
    path: "/api/app/catalog/view",
    id: "getCatalog",
    tag: "Catalogue",
    summary: "The top-level sections with their subsections",
    query: [uid(false)],
    response: catalogView,
  },
  {
    method: "get",
    path: "/api/app/catalog/info",
    id: "getListing",
    tag: "Catalogue",
    summary: "A list of products with its filters, sort orders and section",
    description: "The counts of a filter ignore its own selection. Unknown filters and values are ignored.",
    query: [
      {
        name: "sectionCode",
        description: "The slug of the deepest section; the whole catalogue by default.",
        schema: text,
      },
      { name: "brand", description: "A brand's slug, to list only its products.", schema: text },
      uid(false),
      ...paging,
      sorting,
      ...filters,
    ],
    response: catalogInfo,
    errors: ["not_found"],
  },
  {
    method: "get",
    path: `${product}/viewed`,
    id: "listViewed",
    tag: "Catalogue",
    summary: "The products that the visitor viewed, newest first, at most 20",
    query: [uid(false)],
    response: viewed,
  },
  {
    method: "get",
    path: `${product}/list`,
    id: "listProducts",
    tag: "Catalogue",
    summary: "Products by ID, with all their properties",
    description: "In the order of the IDs, each product once. Unknown and invalid IDs are ignored.",
    query: [
      { name: "ids", description: `IDs, separated by commas, at most ${maxIds}: \`12,7,340\`.`, schema: text },
      uid(false),
    ],
    response: productList,
  },
  {
    method: "get",
    path: `${product}/related`,
    id: "listRelated",
    tag: "Catalogue",
    summary: "What is bought together with products, and what instead of them",
    description: "Only products that can be bought now, and none of the given ones. Unknown codes are ignored.",
    query: [
      { name: "codes", description: `Codes of products, separated by commas, at most ${maxIds}.`, schema: text },
      uid(false),
    ],
    response: related,
  },
  {
    method: "get",
    path: `${product}/{code}/view`,
    id: "getProduct",
    tag: "Catalogue",
    summary: "The data of a product page",
    description: "With a `uid`, the API adds the product to the visitor's viewed products.",
    params: code,
    query: [uid(false)],
    response: productView,
    errors: ["product_not_found"],
  },
  {
    method: "get",
    path: `${product}/{code}/offers`,
    id: "listOffers",
    tag: "Catalogue",
    summary: "A product's variants, including the product itself; empty if there are none",
    params: code,
    query: [uid(false)],
    response: offers,
    errors: ["product_not_found"],
  },
  {
    method: "get",
    path: `${product}/{code}/calculate`,
    id: "calculateDelivery",
    tag: "Catalogue",
    summary: "Delivery methods with costs and dates; none if the product is sold out",
    params: code,
    query: [
      uid(false),
      { name: "quantity", description: "The quantity in pieces; 1 by default.", schema: z.int().min(1).max(999) },
      { name: "city", description: "The delivery city; Moscow by default.", schema: text },
    ],
    response: calculate,
    errors: ["product_not_found"],
  },
  {
    method: "post",
    path: `${product}/{code}/notify`,
    id: "requestNotification",
    tag: "Catalogue",
    summary: "Request a notification when a product is back in stock",
    description: "`contact` is an e-mail address or a phone number. Repeating the request changes nothing.",
    params: code,
    body: notifyBody,
    response: empty,
    errors: ["product_not_found", "validation_failed"],
  },
  {
    method: "get",
    path: "/api/app/search/autocomplete",
    id: "suggest",
    tag: "Search",
    summary: "Suggestions while the shopper types",
    query: [q],
    response: autocomplete,
  },
  {
    method: "get",
    path: "/api/app/search/results",
    id: "searchProducts",
    tag: "Search",
    summary: "A page of results with their filters and sections, best matches first unless sorted",
    description: "The counts of a filter ignore its own selection. Unknown sections, filters and values are ignored.",
    query: [
      q,
      { name: "sectionCode", description: "The slug of a section, to find only its products.", schema: text },
      uid(false),
      ...paging,
      sorting,
      ...filters,
    ],
    response: searchResults,
  },
];
