import type { OrderDetail } from "~/api/schemas/orders";
import { escapeHtml, htmlPage } from "#mocks/html";
import type { Language } from "#mocks/language";

const words = {
  ru: {
    title: "Счёт к заказу",
    seller: "Продавец: ООО «Верстак»",
    buyer: "Покупатель",
    inn: "ИНН",
    kpp: "КПП",
    head: ["№", "Товар", "Артикул", "Цена, ₽", "Кол-во", "Сумма, ₽"],
    discount: "Скидка",
    delivery: "Доставка",
    total: "Итого",
  },
  en: {
    title: "Invoice for order",
    seller: "Seller: Verstak LLC",
    buyer: "Buyer",
    inn: "INN",
    kpp: "KPP",
    head: ["No.", "Product", "Article", "Price, ₽", "Quantity", "Sum, ₽"],
    discount: "Discount",
    delivery: "Delivery",
    total: "Total",
  },
};

/** The invoice of an order as a page to print. */
export function invoicePage(order: OrderDetail, language: Language): string {
  const text = words[language];
  const title = `${text.title} ${order.number}`;
  const rows = order.items.map((item, place) =>
    row([place + 1, item.name, item.article, item.price, item.quantity, item.sum]),
  );
  const sums = [
    ...(order.discount > 0 ? [`${text.discount}: −${order.discount} ₽`] : []),
    `${text.delivery}: ${order.delivery.cost} ₽`,
    `${text.total}: ${order.totalPrice} ₽`,
  ];
  const body = `<h1>${escapeHtml(title)}</h1>
<p><time datetime="${order.createdAt}">${order.createdAt.slice(0, 10)}</time></p>
<p>${text.seller}</p>
<p>${escapeHtml(buyer(order, language))}</p>
<table><thead><tr>${text.head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table>
${sums.map((line) => `<p>${line}</p>`).join("\n")}`;
  return htmlPage(title, body, language);
}

function buyer({ company, customer }: OrderDetail, language: Language): string {
  const text = words[language];
  if (!company) {
    return `${text.buyer}: ${[customer.name, customer.secondName, customer.lastName].filter(Boolean).join(" ")}`;
  }
  const kpp = company.kpp === null ? "" : `, ${text.kpp} ${company.kpp}`;
  return `${text.buyer}: ${company.name}, ${text.inn} ${company.inn}${kpp}, ${company.legalAddress}`;
}

function row(cells: (string | number)[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join("")}</tr>`;
}
