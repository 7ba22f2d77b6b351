import { fileOf, readShopTexts, type ShopTexts } from "~/lib/shop-texts";
import { readTextFiles } from "~/lib/text-files";
import { isDrawing } from "#mocks/pictures/render";
import { withMarkedPicture } from "#mocks/pictures/shop-picture";

/**
 * Reads the texts of a shop's folder.
 * @param folder null for a shop without a folder, which has no texts
 * @throws an Error that lists all faults in one line
 */
export function readTexts(folder: string | null): ShopTexts {
  const { texts, faults } = readShopTexts(folder === null ? new Map() : readTextFiles(folder));
  const all = [...faults, ...unknownDrawings(texts)];
  if (all.length > 0) throw new Error(all.map((fault) => `${folder ?? ""}/${fault}`).join("; "));
  return withMarks(folder, texts);
}

/** Marks the pictures of the folder, so that an exchanged file is shown. */
function withMarks(folder: string | null, { news, stocks, slides, ...texts }: ShopTexts): ShopTexts {
  return {
    ...texts,
    news: news.map((article) => ({ ...article, shared: withMarkedPicture(folder, article.shared) })),
    stocks: stocks.map((stock) => ({ ...stock, shared: withMarkedPicture(folder, stock.shared) })),
    slides: slides.map((slide) => withMarkedPicture(folder, slide)),
  };
}

function unknownDrawings({ news, stocks, slides }: ShopTexts): string[] {
  const named = [
    ...[...news, ...stocks].map(({ files, shared }) => {
      return { at: `${fileOf(files)}: “drawing”`, drawing: shared.drawing };
    }),
    ...slides.map(({ drawing }, index) => ({ at: `slides.json: “${index}.drawing”`, drawing })),
  ];
  return named.flatMap(({ at, drawing }) =>
    drawing === undefined || isDrawing(drawing) ? [] : [`${at} is nothing that can be drawn: ${drawing}`],
  );
}
