import type { Db } from "#mocks/db/query";

import type { Offer } from "./offer";

type Named = Pick<Offer, "article" | "id">;

export type Articles = ReturnType<typeof createArticles>;

/**
 * Chooses articles for products, because no two may have the same one. Call `settle` when all offers are written.
 * @param run the number of this import
 */
export function createArticles(db: Db, run: number) {
  const contested = new Map<number, Named>();

  /** The maker's article, or another one if a product has it. */
  function find({ article, id }: Offer, productId: number): string {
    const free = articleOf(db, { article, id }, productId);
    if (article !== null && article !== free && mayBecomeFree(article)) contested.set(productId, { article, id });
    return free;
  }

  /** Whether the product with this article is not among the offers so far: it may lose the article, or be gone. */
  const mayBecomeFree = (article: string) =>
    db.get("select 1 from product join imported_offer on product_id = id where article = ? and run <> ?", article, run);

  /**
   * Gives products the articles that others had when they were written. Systems give an offer a new id but not a new
   * article, so a product that is no longer sold loses its own to one that is.
   */
  function settle(): void {
    for (const [productId, named] of contested) {
      const gone = db.get<{ id: number; offerId: string }>(
        `select id, offer_id as "offerId" from product join imported_offer on product_id = id
         where article = ? and hidden = 1`,
        named.article,
      );
      if (gone) write(gone.id, { article: null, id: gone.offerId });
      write(productId, named);
    }
  }

  const write = (productId: number, offer: Named) =>
    db.update("product", productId, { article: articleOf(db, offer, productId) });

  return { find, settle };
}

/** The maker's article, or the id of the offer if another product has the same one. */
function articleOf(db: Db, { article, id }: Named, productId: number): string {
  const isTaken = (text: string) =>
    db.get("select 1 from product where article = ? and id <> ?", text, productId) !== undefined;
  const wanted = [article ?? id, id, `${article ?? ""}-${id}`, `${id}-${productId}`];
  return wanted.find((text) => !isTaken(text)) ?? String(productId);
}
