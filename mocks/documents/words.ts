import type { Language } from "#mocks/language";

const ru = {
  manual: "Руководство по эксплуатации",
  certificate: "Сертификат соответствия",
  article: "Артикул",
  keep: "Прочитайте до первого включения и сохраните.",
  keepSimple: "Прочитайте до начала работы и сохраните.",
  purpose: "Назначение",
  purposeText: (purpose: string) => `Изделие предназначено для ${purpose}. Для другого его не применяйте.`,
  kit: "Что в упаковке",
  safety: "Безопасность",
  prepare: "Подготовка",
  use: "Работа",
  care: "Уход и хранение",
  faults: "Если что-то не так",
  data: "Технические данные",
  guarantee: "Гарантия",
  guaranteeTerm: (term: string) => `Срок гарантии ${term} со дня покупки. Сохраните чек или номер заказа.`,
  guaranteeLimits:
    "Гарантия не распространяется на естественный износ, быстроизнашивающиеся части и повреждения от нарушения этого руководства.",
  service: (contacts: string) => `По гарантии обращайтесь в магазин: ${contacts}.`,
  card: ["Дата продажи", "Заводской номер", "Подпись продавца"],
  norms: "Соответствует требованиям",
  country: "Страна",
  product: "Изделие",
  models: "Модель",
  maker: "Изготовитель",
  certified:
    "Изготовитель подтверждает, что изделие, названное ниже, соответствует требованиям и проверено до выпуска.",
  sample: "Марка и модель вымышлены. Это образец документа, он не имеет юридической силы.",
  page: (number: number, count: number) => `Страница ${number} из ${count}`,
};

const en: typeof ru = {
  manual: "User manual",
  certificate: "Certificate of conformity",
  article: "Item No.",
  keep: "Read before you switch it on for the first time, and keep it.",
  keepSimple: "Read before you start work, and keep it.",
  purpose: "Purpose",
  purposeText: (purpose) => `The product is made for ${purpose}. Do not use it for anything else.`,
  kit: "In the package",
  safety: "Safety",
  prepare: "Preparing",
  use: "Use",
  care: "Care and storage",
  faults: "If something is wrong",
  data: "Technical data",
  guarantee: "Guarantee",
  guaranteeTerm: (term) =>
    `The guarantee lasts ${term} from the day of purchase. Keep the receipt or the order number.`,
  guaranteeLimits: "It does not cover normal wear, parts that wear out, and damage from use against this manual.",
  service: (contacts) => `For the guarantee, contact the shop: ${contacts}.`,
  card: ["Date of sale", "Serial number", "Seller's signature"],
  norms: "Meets the requirements of",
  country: "Country",
  product: "Product",
  models: "Model",
  maker: "Maker",
  certified: "The maker confirms that the product below meets the requirements and was tested before release.",
  sample: "Brand and model are invented. This is a sample document without legal force.",
  page: (number, count) => `Page ${number} of ${count}`,
};

/** The words of documents that all products share. */
export const words: Record<Language, typeof ru> = { ru, en };
