export default {
  title: "Акции",
  period: {
    label: "Срок",
    since: "с",
  },
  state: {
    label: "Состояние",
    coming: "Начнётся {{date}}",
    left_one: "Остался {{count, number}} день",
    left_few: "Осталось {{count, number}} дня",
    left_many: "Осталось {{count, number}} дней",
    left_other: "Осталось {{count, number}} дня",
    lastDay: "Последний день",
    endless: "Действует без срока",
    ended: "Завершена {{date}}",
  },
  range: "Участвуют",
  products: "Товары по акции",
  over: {
    title: "Акция завершена",
    text: "Цены ниже действуют сегодня и могут отличаться от цен по акции.",
    toStocks: "Все акции",
  },
  empty: {
    title: "Сейчас акций нет",
    text: "Товары со сниженной ценой отмечены в каталоге",
    toCatalog: "Весь каталог",
  },
} as const;
