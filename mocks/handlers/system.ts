import { http, HttpResponse, type HttpHandler } from "msw";

import type { SettingsWire } from "~/api/schemas/pages";
import type { Context } from "#mocks/context";
import { newUid } from "#mocks/customers/secrets";
import { listPages } from "#mocks/db/queries/pages";
import { say, textIn, type Language } from "#mocks/language";
import { isPhoto, photoFolder } from "#mocks/reviews/reviews";

import { ownPages } from "./own-pages";
import type { Answers, Call } from "./route";

/** Visitors, and what all pages show. */
export const systemAnswers = {
  // Nothing is stored: an identifier enters the database with the first row that belongs to it.
  createVisitor: () => ({ uid: newUid() }),
  getSettings: settings,
} satisfies Answers;

/** Sends pictures, documents and photos. */
export const createUploadHandler = (context: Context): HttpHandler =>
  http.get("*/upload/*", ({ request }) => serveUpload(context, request));

/** How many sections of the catalogue every page lists. */
const footerSections = 5;

function settings(context: Context, { language }: Call): SettingsWire {
  const { listing, shop } = context;
  return {
    phones: { tollFree: shop.phones.tollFree ?? "", city: shop.phones.city ?? "" },
    email: shop.email ?? "",
    links: links(context, language),
    social: shop.social.map(({ name, link }) => ({ name: textIn(name, language), link })),
    currency: "RUB",
    sections: listing.dictionary.topSections
      .slice(0, footerSections)
      .map(({ name, link }) => ({ name: textIn(name, language), link })),
  };
}

/** The pages that the shop has, in the order of the header; the documents come last. */
function links(context: Context, language: Language): { name: string; link: string }[] {
  const pages = (kind: "about" | "information" | "content") =>
    listPages(context.db, kind, language).map(({ slug, name }) => ({
      name,
      link: kind === "about" ? "/about" : `/${kind}/${slug}`,
    }));
  const there = ownPages(context);
  const lists = (["brands", "stocks", "news", "contacts"] as const).map((page) => ({
    name: say(`page.${page}`, language),
    link: `/${page}`,
  }));
  return [
    ...lists.filter(({ link }) => there.includes(link)),
    ...pages("information"),
    ...pages("about").slice(0, 1),
    ...pages("content"),
  ];
}

/** The first byte of a PNG is the same in all of them, and in no JPEG. */
const isPng = (bytes: Uint8Array) => bytes[0] === 0x89;

async function serveUpload({ db, picture, documents, readFile }: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const photo = pathname.startsWith(photoFolder) ? pathname.slice(photoFolder.length) : null;
  const pdf = await documents.read(pathname);
  const bytes = pdf ?? (photo === null ? await picture(pathname) : isPhoto(db, photo) ? await readFile(photo) : null);
  if (!bytes) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(Uint8Array.from(bytes), {
    headers: {
      "content-type": pdf ? "application/pdf" : isPng(bytes) ? "image/png" : "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
