/** What opens over a page: the menus and the search suggestions. Loaded with their code. */
export default {
  search: {
    suggestions: "Подсказки поиска",
    queries: "Запросы",
    sections: "Категории",
    products: "Товары",
    all: "Смотреть все результаты",
    nothing: "По запросу «{{query}}» ничего не найдено",
    nothingHint: "Попробуйте другой запрос или посмотрите товары в каталоге",
    openCatalog: "Открыть каталог",
    loading: "Ищем подсказки",
    found: "Найдено подсказок: {{count}}",
    clear: "Очистить поиск",
  },
  menu: {
    title: "Каталог товаров",
    all: "Смотреть весь каталог",
    allOfSection: "Все товары раздела",
    back: "Назад",
    close: "Закрыть меню",
    loading: "Загружаем каталог",
    failed: "Каталог не загрузился. Откройте его страницей",
    help: "Поможем с выбором",
  },
} as const;
