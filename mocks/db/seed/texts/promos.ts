import { typeset } from "./html";

/** Promo codes for the basket; one has expired. */
export const promos = [
  { code: "VERSTAK10", ru: "Скидка 10 %", en: "10% off", percent: 10, expires_at: null },
  { code: "MASTER5", ru: "Скидка мастеру 5 %", en: "5% off for tradespeople", percent: 5, expires_at: null },
  {
    code: "LETO2025",
    ru: "Летняя скидка 15 %",
    en: "15% summer discount",
    percent: 15,
    expires_at: "2025-08-31T23:59:59+03:00",
  },
].map(({ code, ru, en, percent, expires_at }) => ({
  code,
  name_ru: typeset(ru),
  name_en: typeset(en),
  percent,
  expires_at,
}));
