export default {
  title: "Личный кабинет",
  nav: {
    overview: "Обзор",
    account: "Профиль",
    history: "История заказов",
    historyShort: "Заказы",
    returns: "Возвраты",
    favorites: "Избранное",
    signOut: "Выйти",
  },
} as const;
