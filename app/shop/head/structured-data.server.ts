import type { Card, Pagination } from "~/api/schemas/common";
import type { Review, ReviewList } from "~/api/schemas/review";
import { isIndexed, perPageChoices, type ListingState } from "~/lib/listing-query";
import type { PageHead, SiteFacts, StructuredData } from "~/lib/page-head";
import { paths } from "~/paths";

const logo = paths.brandFile("icon-512.png");

const pictureWidth = 1200;

/** The organization behind the shop. */
export function organizationData({ shop, page, file }: SiteFacts) {
  return { "@type": "Organization", name: shop, url: page(paths.home()), logo: file(logo) };
}

/** The site and its search. */
export const websiteData: StructuredData = ({ shop, locale, page }) => ({
  "@type": "WebSite",
  name: shop,
  url: page(paths.home()),
  inLanguage: locale,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${page(paths.search())}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** The breadcrumbs as the page renders them; a step that is not a page of the shop has no address. */
export function breadcrumbData(crumbs: PageHead["crumbs"]): StructuredData {
  return ({ home, page }) => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, link: paths.home() }, ...crumbs].map(({ name, link }, index, all) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(link?.startsWith("/") && index < all.length - 1 ? { item: page(link) } : {}),
    })),
  });
}

/**
 * The products on one page of a listing, in their order; their own pages contain the details. Only for pages that
 * search engines index: not for other filters, sorting or page sizes.
 */
export function listedData({ products, pagination }: Listed, state: ListingState): StructuredData[] {
  if (!isIndexed(state) || state.perPage !== perPageChoices[0] || products.length === 0) return [];
  const first = (pagination.page - 1) * pagination.perPage + 1;
  return [
    ({ page }) => ({
      "@type": "ItemList",
      itemListElement: products.map(({ code }, index) => ({
        "@type": "ListItem",
        position: first + index,
        url: page(paths.product(code)),
      })),
    }),
  ];
}

type Listed = { products: readonly Pick<Card, "code">[]; pagination: Pick<Pagination, "page" | "perPage"> };

type DescribedProduct = Pick<
  Card,
  "code" | "name" | "picture" | "price" | "isStock" | "deliveryDate" | "rating" | "reviews"
> & {
  article: string;
  brand: { name: string } | null;
  pictures: string[];
  discontinued?: boolean | undefined;
};

/**
 * A product with its offer and its published reviews. Without a price there is no offer, without reviews no rating.
 * @param list the reviews on the page; null if unknown
 */
export function productData(
  product: DescribedProduct,
  description: string,
  list: Pick<ReviewList, "reviews"> | null = null,
): StructuredData {
  const { code, name, article, brand, price } = product;
  const pictures = picturesOf(product);
  return (site) => ({
    "@type": "Product",
    name,
    description,
    sku: article,
    url: site.page(paths.product(code)),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => site.file(paths.image(picture, pictureWidth))) } : {}),
    ...(brand ? { brand: { "@type": "Brand", name: brand.name } } : {}),
    ...(price > 0 ? { offers: offerOf(product, site) } : {}),
    ...ratingOf(product, list?.reviews ?? []),
  });
}

const bestRating = 5;

function ratingOf({ rating, reviews = 0 }: DescribedProduct, list: readonly Review[]) {
  if (!rating || reviews === 0) return {};
  const written = list.filter(({ text, status }) => text !== "" && status === "published");
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews, bestRating },
    ...(written.length > 0 && { review: written.map(reviewOf) }),
  };
}

function reviewOf({ author, createdAt, text, language, rating }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: createdAt,
    inLanguage: language,
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating },
  };
}

/** All pictures of a product; that of its card if it has no others. */
export function picturesOf({ pictures, picture }: Pick<DescribedProduct, "pictures" | "picture">): string[] {
  return pictures.length > 0 || picture === null ? pictures : [picture];
}

function offerOf(product: DescribedProduct, { page }: SiteFacts) {
  return {
    "@type": "Offer",
    url: page(paths.product(product.code)),
    price: product.price,
    priceCurrency: "RUB",
    itemCondition: "https://schema.org/NewCondition",
    ...availabilityOf(product),
  };
}

/** A discontinued product cannot be bought, whatever is left of it. */
function availabilityOf({ isStock, deliveryDate, discontinued }: DescribedProduct) {
  if (discontinued) return { availability: "https://schema.org/Discontinued" };
  if (isStock > 0) return { availability: "https://schema.org/InStock" };
  if (deliveryDate === null) return { availability: "https://schema.org/OutOfStock" };
  return { availability: "https://schema.org/BackOrder", availabilityStarts: deliveryDate };
}

type DescribedArticle = { slug: string; name: string; preview: string; picture: string | null; publishedAt: string };

/** A news article. */
export function articleData({ slug, name, preview, picture, publishedAt }: DescribedArticle): StructuredData {
  return (site) => {
    const shop = organizationData(site);
    return {
      "@type": "NewsArticle",
      headline: name,
      description: preview,
      datePublished: publishedAt,
      inLanguage: site.locale,
      mainEntityOfPage: site.page(paths.article(slug)),
      image: [site.file(picture === null ? logo : paths.image(picture, pictureWidth))],
      author: shop,
      publisher: shop,
    };
  };
}
