export default {
  title: "Личный кабинет",
} as const;
