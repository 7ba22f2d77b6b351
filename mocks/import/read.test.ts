import { describe, expect, it } from "vitest";

import { readRates } from "./import-feed";
import { readOffer, uncounted, type Offer } from "./offer";
import { parseFeed, type RawCategory, type RawOffer } from "./parse";
import { feedOf, offerOf } from "./testing";
import { freeSlug, toSlug } from "./texts";
import { arrangeCategories } from "./write-sections";

/** Parses a feed that comes in pieces of a few characters, as a slow network sends them. */
async function parse(feed: string) {
  const offers: RawOffer[] = [];
  const categories: RawCategory[] = [];
  const pieces = async function* () {
    for (let at = 0; at < feed.length; at += 7) yield await Promise.resolve(feed.slice(at, at + 7));
  };
  await parseFeed(pieces(), {
    offer: (offer) => void offers.push(offer),
    category: (category) => void categories.push(category),
    currency: () => undefined,
  });
  return { offers, categories };
}

/** The only offer of a feed. */
async function read(offer: string, currencies: { id: string; rate: string }[] = []): Promise<Offer> {
  const { offers } = await parse(feedOf(offer));
  const result = readOffer(offers[0] ?? expect.fail("no offer"), readRates(currencies));
  return "offer" in result ? result.offer : expect.fail(result.reason);
}

describe("an offer", () => {
  it("is read with all that the shop shows", async () => {
    const body = `<url>https://shop.example/1</url><price>1 290,50</price><oldprice>1 500</oldprice>
      <vendor> Чайная  гора </vendor><vendorCode>L-1</vendorCode><weight>0,25</weight><count>12</count>
      <dimensions>20,5/10/5</dimensions><manufacturer_warranty>P1Y6M</manufacturer_warranty><unknown><a/>?</unknown>
      <country_of_origin>Китай</country_of_origin><barcode>4601</barcode><sales_notes>Предоплата</sales_notes>
      <picture>a.jpg</picture><picture>b.jpg</picture><param name="Объём" unit="мл">200</param><param name="Пусто"/>
      <description><![CDATA[<p>Свежий</p>]]></description>`;
    const { facts, ...offer } = await read(offerOf("7", "Улун", body, 'group_id="g"'));
    expect(offer).toMatchObject({ id: "7", groupId: "g", name: "Улун", brand: "Чайная гора", article: "L-1" });
    expect(offer).toMatchObject({ price: 1291, oldPrice: 1500, stock: 12, weight: 250, pictures: ["a.jpg", "b.jpg"] });
    expect(offer.description).toBe("<p>Свежий</p><p>Предоплата</p>");
    expect(facts.map(({ name, value }) => `${name}: ${value}`.replaceAll("\u00a0", " "))).toEqual([
      "Объём: 200 мл",
      "Размеры: 20,5 × 10 × 5 см",
      "Страна производства: Китай",
      "Гарантия производителя: 18 месяцев",
      "Штрихкод: 4601",
    ]);
  });

  it.each([
    ["P1M", "1 месяц", "1 month"],
    ["P2Y", "24 месяца", "24 months"],
    ["true", "есть", "yes"],
  ])("has a warranty of %s in both languages", async (period, ru, en) => {
    const { facts } = await read(offerOf("1", "Улун", `<manufacturer_warranty>${period}</manufacturer_warranty>`));
    expect(facts[0]?.texts?.value).toEqual({ ru, en });
  });

  it.each([
    ["", "<typePrefix>Чайник</typePrefix><vendor>ИСИН</vendor><model>Исин 200</model>", "Чайник Исин 200"],
    ["Кофта", '<param name="Размер" unit="RU">46/48</param>', "Кофта, 46/48"],
    ["Кофта Slim", '<param name="size">S</param>', "Кофта Slim, S"],
    ["Кофта - S - серая", '<param name="размер">S</param>', "Кофта - S - серая"],
    ["Кофта", '<param name="Размер упаковки">10</param>', "Кофта"],
  ])("that is a variant, «%s» with %s, is named «%s»", async (own, body, name) => {
    expect((await read(offerOf("1", own, body, 'group_id="7"'))).name).toBe(name);
  });

  it("is not named by its size if it is no variant", async () => {
    expect((await read(offerOf("1", "Кофта", '<param name="Размер">S</param>'))).name).toBe("Кофта");
  });

  it("may have its id in an element, and a name as long as a card holds", async () => {
    const offer = offerOf("", "Ч".repeat(300), "<shop-sku>T-1</shop-sku>");
    expect(await read(offer)).toMatchObject({ id: "T-1", name: `${"Ч".repeat(254)}…` });
  });

  it.each([
    ["<step-quantity>6</step-quantity>", 6, 90],
    ["<min-quantity>5</min-quantity>", 5, 90],
    ["<step-quantity>4</step-quantity><min-quantity>10</min-quantity>", 12, 90],
    ["<step-quantity>0</step-quantity><min-quantity>-1</min-quantity>", 1, 90],
    ["<step-quantity>100</step-quantity>", 100, 0],
  ])("is sold in whole packs, and sold out without a whole one: %s", async (body, multiplicity, stock) => {
    expect(await read(offerOf("1", "Чай", `${body}<count>90</count>`))).toMatchObject({ multiplicity, stock });
  });

  it.each([
    ["<price>0,40</price>", "the price is below half a rouble"],
    ["<min-quantity>1000</min-quantity>", "it is sold from 1000 pieces, more than a basket takes"],
  ])("cannot be sold with %s", async (body, reason) => {
    const { offers } = await parse(feedOf(offerOf("1", "Чай", body)));
    expect(readOffer(offers[0] ?? expect.fail("no offer"), readRates([]))).toEqual({ reason });
  });

  it("has each picture once", async () => {
    const body = "<picture>a.jpg</picture><picture>b.jpg</picture><picture> a.jpg</picture>";
    expect((await read(offerOf("1", "Чай", body))).pictures).toEqual(["a.jpg", "b.jpg"]);
  });

  it("has no description that only repeats its name, and no notes that are only a number", async () => {
    const body = "<description>Чай  чёрный</description><sales_notes>1000</sales_notes>";
    expect((await read(offerOf("1", "Чай чёрный", body))).description).toBe("");
  });

  it("may use the entities of HTML outside of CDATA", async () => {
    expect((await read(offerOf("1", "Чай&nbsp;&laquo;Утро&raquo; &mdash; 50&nbsp;г"))).name).toBe(
      "Чай «Утро»\u00a0— 50\u00a0г",
    );
  });

  it("of the type vendor.model is named by its type, vendor and model", async () => {
    const body = "<typePrefix>Чайник</typePrefix><vendor>Исин</vendor><model>200</model>";
    expect((await read(offerOf("1", "", body, 'type="vendor.model"'))).name).toBe("Чайник Исин 200");
    expect((await read(offerOf("1", "", body))).name).toBe("Чайник Исин 200");
  });

  it.each([
    ["&lt;b&gt;Улун&lt;/b&gt; &amp;quot;Те&amp;quot;", 'Улун "Те"'],
    ["Чай &amp;amp; мёд", "Чай & мёд"],
    ["<![CDATA[<i>Чай</i>]]> 5 &lt; 6", "Чай 5 < 6"],
    ["<b>Чай</b>\n зелёный", "Чай зелёный"],
    ["<![CDATA[Чай<br>зелёный<p>50 г</p>]]>", "Чай зелёный 50\u00a0г"],
  ])("has a plain name for %s", async (name, plain) => {
    expect((await read(offerOf("1", name))).name).toBe(plain);
  });

  it.each([
    ["", "", uncounted],
    ["", 'available="false"', 0],
    ["<count>5</count>", 'available="false"', 0],
    ["<count>0</count>", 'available="true"', 0],
    ["<count>-3</count>", "", 0],
    ["<count>много</count>", "", uncounted],
    ["<quantity>7</quantity>", "", 7],
    ["<quantity_in_stock>0</quantity_in_stock>", "", 0],
    ['<outlets><outlet id="1" instock="4"/><outlet id="2" instock="6"/></outlets>', "", 10],
  ])("with %s %s has a stock", async (body, attributes, stock) => {
    expect((await read(offerOf("1", "Чай", body, attributes))).stock).toBe(stock);
  });

  it("keeps the line breaks of a plain description, and the tags of a nested one", async () => {
    const of = async (text: string) =>
      (await read(offerOf("1", "Чай", `<description>${text}</description>`))).description;
    expect(await of("Раз\nДва &lt; три")).toBe("<p>Раз</p><p>Два &lt; три</p>");
    expect(await of('<p class="x">Раз</p>')).toBe("<p>Раз</p>");
  });

  it("has the tags of a description that is escaped twice", async () => {
    const text = "<![CDATA[&lt;p&gt;Чай &amp;amp; мёд&lt;/p&gt;]]>";
    const { description } = await read(offerOf("1", "Чай", `<description>${text}</description>`));
    expect(description).toBe("<p>Чай &amp; мёд</p>");
  });

  it("may have numbers with as many decimals as a program prints", async () => {
    const body = "<price>1290.0000000000002</price><weight>0.30000000000000004</weight>";
    expect(await read(offerOf("1", "Чай", body))).toMatchObject({ price: 1290, weight: 300 });
  });

  it("in another currency costs roubles at the feed's rate", async () => {
    const offer = offerOf("1", "Чай", "<price>2</price><oldprice>3</oldprice><currencyId>USD</currencyId>");
    const currencies = [
      { id: "RUR", rate: "1" },
      { id: "USD", rate: "90,5" },
    ];
    expect(await read(offer, currencies)).toMatchObject({ price: 181, oldPrice: 272 });
    const [, dollar] = currencies;
    expect(readRates([{ id: "BYN", rate: "1" }, ...(dollar ? [dollar] : [])])("USD")).toBeUndefined();
    expect(
      readRates([
        { id: "RUB", rate: "1" },
        { id: "USD", rate: "CBRF" },
      ])("USD"),
    ).toBeUndefined();
  });
});

describe("categories", () => {
  it("form a tree whatever the feed says", async () => {
    const problems: string[] = [];
    const xml = `<category id="3" parentId="2">Светлый</category><category id="2" parentId="1">Улун</category>
      <category id="1">Чай</category><category id="4">Посуда</category><category id="4">Ещё</category>
      <category id="5" parentId="77">Мёд</category><category id="6" parentId="7">А</category>
      <category id="7" parentId="6">Б</category><category id="8" parentId="8">В</category><category>Г</category>`;
    const { categories } = await parse(feedOf("", xml));
    const tree = arrangeCategories(categories, ({ subject, reason }) => problems.push(`${subject}: ${reason}`));
    expect(tree.map(({ id, parentId, level }) => `${parentId ?? ""}/${id} ${level}`)).toEqual(
      expect.arrayContaining(["/1 1", "1/2 2", "2/3 3", "/4 1", "/5 1", "/7 1", "7/6 2", "/8 1"]),
    );
    expect(tree).toHaveLength(8);
    expect(problems).toEqual([
      "category 4: another category has the same id",
      "category : the category has no id",
      "category 5: its parent 77 does not exist",
      "category 7: its parents form a circle",
      "category 8: its parents form a circle",
    ]);
  });
});

describe("a slug", () => {
  it("is the Latin spelling of a text, with a number if it is taken", () => {
    expect(toSlug("Чай «Ёлка» № 5, 50 г")).toBe("chay-elka-5-50-g");
    expect(freeSlug("Чай", "x", (slug) => ["chay", "chay-2"].includes(slug))).toBe("chay-3");
    expect(freeSlug("茶", "x", () => false)).toBe("x");
  });
});
