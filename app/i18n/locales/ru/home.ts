export default {
  hero: "Главное сейчас",
  open: "Смотреть",
  dates: {
    both: "С {{from}} по {{to}}",
    from: "С {{from}}",
  },
  block: {
    sheet: "Лист",
    stock: "Акция",
    product: "Изделие",
    price: "Цена",
    availability: "Наличие",
  },
  sections: "Каталог",
  allSections: "Весь каталог",
  allStocks: "Все акции",
  allBrands: "Все бренды",
  allNews: "Все новости",
  until: "до {{date}}",
} as const;
