export const home = {
  hero: "Главное сейчас",
  open: "Смотреть",
  dates: {
    both: "С {{from}} по {{to}}",
    from: "С {{from}}",
  },
  block: {
    stock: "Акция",
    product: "Товар",
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

export const catalog = {
  title: "Каталог",
  subsections: "Подразделы",
  menuFailed: "Часть подразделов не загрузилась",
  filters: {
    title: "Фильтры",
    open: "Фильтры",
    close: "Закрыть фильтры",
    from: "От",
    to: "До",
    apply_one: "Показать {{count, number}} товар",
    apply_few: "Показать {{count, number}} товара",
    apply_many: "Показать {{count, number}} товаров",
    apply_other: "Показать {{count, number}} товара",
    applyAny: "Показать товары",
    reset: "Сбросить",
    resetAll: "Сбросить всё",
    active: "Выбранные фильтры",
    remove: "Убрать фильтр",
    all: "Все {{count}}",
    noNumber: "Введите число",
    reversed: "Меньше «От»",
    mistyped: "Проверьте числа в фильтрах: они не применены.",
    fromSlider: "{{name}}, от",
    toSlider: "{{name}}, до",
    decimalSeparator: ",",
    rangeFrom: "от {{from}}",
    rangeTo: "до {{to}}",
    range: "{{from}}–{{to}}",
  },
  sort: {
    label: "Сортировка",
    apply: "Применить",
    by: {
      popular: "Популярные",
      price_asc: "Сначала дешёвые",
      price_desc: "Сначала дорогие",
      rating: "С высоким рейтингом",
      new: "Новинки",
      name: "По названию",
    },
  },
  empty: {
    title: "В разделе пока нет товаров",
    text: "Загляните в соседние разделы или найдите товар поиском.",
    toCatalog: "Весь каталог",
    filteredTitle: "По выбранным фильтрам ничего не нашлось",
    filteredText: "Уберите один из фильтров:",
    drop_one: "{{name}}: найдётся {{count, number}} товар",
    drop_few: "{{name}}: найдётся {{count, number}} товара",
    drop_many: "{{name}}: найдётся {{count, number}} товаров",
    drop_other: "{{name}}: найдётся {{count, number}} товара",
  },
} as const;

export const search = {
  title: "Поиск",
  heading: "Результаты по запросу «{{query}}»",
  description: "Поиск по товарам магазина «{{shopName}}»: по названию, коду или бренду.",
  relevant: "Сначала подходящие",
  sections: { title: "Разделы с найденными товарами", all: "Все разделы" },
  field: "Что ищете?",
  submit: "Найти",
  hint: "Введите название, код товара или бренд.",
  nothing: {
    title: "По запросу «{{query}}» ничего не найдено",
    text: "Проверьте, нет ли опечатки, сократите запрос или откройте каталог.",
    catalog: "Открыть каталог",
    again: "Новый запрос",
  },
  unavailable: {
    title: "Поиск не работает",
    text: "В этом магазине пока нет поиска. Найдите товар в каталоге.",
  },
} as const;

export const brands = {
  title: "Бренды",
  shown: "Бренды на странице",
  about: "О бренде {{name}}",
  empty: {
    title: "Товаров этого бренда сейчас нет",
    text: "Посмотрите другие бренды или найдите замену в каталоге.",
    toBrands: "Все бренды",
  },
} as const;

export const share = {
  open: "Поделиться",
  address: "Ссылка на страницу",
  ways: {
    telegram: "Telegram",
    vk: "ВКонтакте",
    whatsapp: "WhatsApp",
    email: "По почте",
  },
  newWindow: "откроется в новой вкладке",
  copy: "Скопировать ссылку",
  copied: "Ссылка скопирована",
  notCopied: "Не удалось скопировать ссылку. Выделите её и скопируйте вручную",
  device: "Другие способы",
} as const;
