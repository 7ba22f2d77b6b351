import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { catalogInfo, offers, productView } from "~/api/schemas/catalog";
import { call } from "#mocks/testing/call";
import { createTestApi } from "#mocks/testing/test-api";

import { createImporter, feedOf, offerOf } from "./testing";

let importer: ReturnType<typeof createImporter>;
beforeEach(() => (importer = createImporter()));
afterEach(() => importer.close());

async function open(feed: string) {
  await importer.run(feed);
  const api = createTestApi({ db: importer.db });
  const info = async (query: string) =>
    (await call(api, `/api/app/catalog/info?perPage=100&${query}`)).data(catalogInfo);
  const product = async (code: string) =>
    (await call(api, `/api/app/catalog/product/${code}/view`)).data(productView).product;
  return { api, info, product };
}

const filterOf = ({ filter }: { filter: { name: string; values: { name: string }[] }[] }, name: string) =>
  filter.find((each) => each.name === name)?.values.map((value) => value.name);

describe("goods that nobody foresaw", () => {
  it("clothes: sizes in order, variants told apart by their size alone", async () => {
    const shirt = (size: string, barcode: string) =>
      offerOf(
        `s-${size}`,
        "Рубашка",
        `<param name="цвет">синий</param><param name="размер">${size}</param><barcode>${barcode}</barcode>`,
        'group_id="1"',
      );
    const { api, info } = await open(feedOf(shirt("104", "46001") + shirt("48", "46002") + shirt("52", "46003")));
    const list = await info("sectionCode=chay");
    expect(list.products.map(({ name }) => name).sort()).toEqual(["Рубашка, 104", "Рубашка, 48", "Рубашка, 52"]);
    expect(filterOf(list, "Размер")).toEqual(["48", "52", "104"]);
    const variants = (await call(api, "/api/app/catalog/product/rubashka-48/offers")).data(offers).offers;
    expect(variants.map(({ properties }) => properties)).toEqual(
      ["104", "48", "52"].map((size) => [
        { name: "Цвет", value: "синий" },
        { name: "Размер", value: size },
      ]),
    );
  });

  it("clothes: sizes in letters in order", async () => {
    const sizes = ["L", "2XL", "S", "XL", "один", "M", "XS", "XXXL", "44"];
    const shirt = (size: string) => offerOf(size, "Кофта", `<param name="Размер">${size}</param>`, 'group_id="1"');
    const { info } = await open(feedOf(sizes.map(shirt).join("")));
    expect(filterOf(await info(""), "Размер")).toEqual(["XS", "S", "M", "L", "XL", "2XL", "XXXL", "44", "один"]);
  });

  it("clothes with a size chart: a unit only for sizes in numbers", async () => {
    const sizes = ["unit='RU'>46", "unit='INT'>XL", "unit='RU'>S", "unit='INT'>One size"];
    const shirt = (size: string, id: number) =>
      offerOf(`c${id}`, `Кофта ${id}`, `<param name="Размер" ${size}</param>`);
    const { info } = await open(feedOf(sizes.map(shirt).join("")));
    expect(filterOf(await info(""), "Размер")).toEqual(["S", "XL", "46\u00a0RU", "One size"]);
  });

  it("ranges of sizes, and numbers with spaces, in order", async () => {
    const values = ["XXL", "L–XL", "S–M", "10 000 об/мин", "8500 об/мин"];
    const offer = (value: string, id: number) => offerOf(`r${id}`, `Пояс ${id}`, `<param name="Ряд">${value}</param>`);
    const { info } = await open(feedOf(values.map(offer).join("")));
    const expected = ["S–M", "L–XL", "XXL", "8500\u00a0об/мин", "10\u00a0000\u00a0об/мин"];
    expect(filterOf(await info(""), "Ряд")).toEqual(expected);
  });

  it("a param named as a filter of every shop: it filters by its own values", async () => {
    const breaker = (value: string) =>
      offerOf(`b${value}`, `Автомат ${value}`, `<param name="Rating">${value}</param>`);
    const { info } = await open(feedOf(["16", "25"].map(breaker).join("")));
    const code = (await info("")).filter.find(({ name }) => name === "Rating")?.code ?? "";
    expect((await info(`filter[${code}]=16`)).products.map(({ name }) => name)).toEqual(["Автомат 16"]);
  });

  it("names with numbers: in the order of the numbers", async () => {
    const long = ["Анкер 1234567", "Анкер 999999"];
    const names = ["Анкер 10 шт.", "Анкер 1,25 мм", "Анкер 1 шт.", "Анкер 1,5 мм", "Анкер 25 шт.", ...long];
    const { info } = await open(feedOf(names.map((name, id) => offerOf(`n${id}`, name)).join("")));
    const sorted = (await info("sort=name")).products.map(({ name }) => name.replaceAll("\u00a0", " "));
    expect(sorted).toEqual([
      "Анкер 1 шт.",
      "Анкер 1,25 мм",
      "Анкер 1,5 мм",
      "Анкер 10 шт.",
      "Анкер 25 шт.",
      ...long.reverse(),
    ]);
  });

  it("ё that is written as е: one brand, one filter, one value", async () => {
    const offer = (id: string, param: string, color: string, vendor: string) =>
      offerOf(id, `Чай ${id}`, `<vendor>${vendor}</vendor><param name="${param}">${color}</param>`);
    const { info } = await open(feedOf(offer("1", "Объём", "жёлтый", "Ёлка") + offer("2", "объем", "Желтый", "ЕЛКА")));
    const { filter } = await info("");
    expect(
      filter.slice(2).map(({ name, values }) => [name, values.map((each) => `${each.name} ${each.count}`)]),
    ).toEqual([
      ["Бренд", ["Ёлка 2"]],
      ["Объём", ["жёлтый 2"]],
    ]);
  });

  it("books without a brand: no filter by brand", async () => {
    const book = (id: string, author: string) => offerOf(id, `Книга ${id}`, `<param name="Автор">${author}</param>`);
    const { info, product } = await open(feedOf(book("1", "Чехов") + book("2", "Гоголь")));
    const list = await info("");
    expect(list.filter.map(({ name }) => name)).toEqual(["Цена", "Наличие", "Автор"]);
    expect(await product("kniga-1")).toMatchObject({ brand: null });
  });

  it("two thousand values: a filter only where a shopper can read it", async () => {
    const categories = '<category id="1">Книги</category><category id="2">Стихи</category>';
    const book = (_: unknown, id: number) => {
      const category = id < 2 ? 2 : 1;
      const [author, cover] = [`Автор ${id % 2000}`, id % 2 ? "твёрдая" : "мягкая"];
      const params = `<param name="Автор">${author}</param><param name="Обложка">${cover}</param>`;
      return offerOf(`b${id}`, `Книга ${id}`, `<categoryId>${category}</categoryId>${params}`);
    };
    const { info } = await open(feedOf(Array.from({ length: 4000 }, book).join(""), categories));
    const [books, poems] = [await info("sectionCode=knigi"), await info("sectionCode=stikhi")];
    expect([filterOf(books, "Автор"), filterOf(books, "Обложка")]).toEqual([undefined, ["мягкая", "твёрдая"]]);
    expect(filterOf(poems, "Автор")).toEqual(["Автор 0", "Автор 1"]);
    const one = await info("sectionCode=knigi&filter[avtor]=avtor-7");
    expect([one.pagination.total, filterOf(one, "Автор")]).toEqual([2, ["Автор 7"]]);
  });

  it("a name of 250 letters: whole, with a short address", async () => {
    const name = `${"Очень длинное имя ".repeat(13)}до конца`;
    const { product } = await open(feedOf(offerOf("1", name)));
    const code = importer.db.get<{ code: string }>("select code from product")?.code ?? "";
    expect([name.length, code.length <= 60]).toEqual([242, true]);
    expect((await product(code)).name).toBe(name);
  });

  it("kopecks and packs: whole roubles, and only whole packs in a basket", async () => {
    const { api, product } = await open(
      feedOf(offerOf("1", "Саморез", "<price>3,49</price><step-quantity>50</step-quantity>")),
    );
    const { id, price, multiplicity } = await product("samorez");
    expect([price, multiplicity]).toEqual([3, 50]);
    const add = (quantity: number) =>
      call(api, `/api/app/basket/${id}/add`, { method: "POST", body: { uid: "u", quantity } });
    expect((await add(10)).status).toBe(422);
    expect((await add(100)).data(basket)).toMatchObject({ totalPrice: 300 });
  });

  it("params given twice are shown once", async () => {
    const twice = '<param name="Брус">да</param><param name="брус">да</param><param name="Брус">сосна</param>';
    const { product } = await open(feedOf(offerOf("1", "Теплица", twice)));
    expect((await product("teplitsa")).properties).toEqual([{ name: "Брус", value: "да, сосна" }]);
  });
});
