export default {
  title: "Новости",
  inArticle: "В статье",
  related: "Читайте также",
  all: "Все новости",
  count_one: "{{count, number}} новость",
  count_few: "{{count, number}} новости",
  count_many: "{{count, number}} новостей",
  count_other: "{{count, number}} новости",
  minutes_one: "{{count}} минута чтения",
  minutes_few: "{{count}} минуты чтения",
  minutes_many: "{{count}} минут чтения",
  minutes_other: "{{count}} минуты чтения",
  empty: {
    title: "Новостей пока нет",
    text: "Загляните позже или посмотрите, что идёт по акциям",
    toStocks: "Все акции",
  },
} as const;
