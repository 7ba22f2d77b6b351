/** The texts of an invoice and its stylesheet. */
export const words = {
  ru: {
    title: "Счёт на оплату №",
    of: "от",
    bank: "Банк получателя",
    bik: "БИК",
    correspondentAccount: "Корр. счёт",
    account: "Расчётный счёт",
    payee: "Получатель",
    inn: "ИНН",
    kpp: "КПП",
    scan: "QR-код для оплаты",
    scanHow: "Отсканируйте в приложении банка: реквизиты и сумма подставятся сами.",
    seller: "Поставщик",
    buyer: "Покупатель",
    delivery: "Доставка",
    payUntil: "Оплатить до",
    position: "№",
    product: "Товар",
    article: "Артикул",
    price: "Цена",
    quantity: "Кол-во",
    unit: "Ед.",
    piece: "шт.",
    sum: "Сумма",
    goods: "Товары",
    discount: "Скидка",
    total: "Всего к оплате",
    vat: (rate: number) => `В том числе НДС ${rate}\u00a0%`,
    noVat: "Без НДС",
    summary: (lines: number, sum: string) => `Всего наименований ${lines}, на сумму ${sum}`,
    purpose: "Назначение платежа",
    paid: "Заказ оплачен. Ещё раз платить не нужно.",
    closed: "Оплата по этому заказу сейчас не принимается.",
    note: "Счёт составлен автоматически и действителен без подписи и печати. Товар отпускаем, когда деньги поступят на расчётный счёт.",
  },
  en: {
    title: "Invoice No.",
    of: "of",
    bank: "Payee's bank",
    bik: "BIK",
    correspondentAccount: "Corr. account",
    account: "Account",
    payee: "Payee",
    inn: "INN",
    kpp: "KPP",
    scan: "QR code for payment",
    scanHow: "Scan it in the app of a Russian bank: it fills in the details and the amount.",
    seller: "Supplier",
    buyer: "Buyer",
    delivery: "Delivery",
    payUntil: "Pay by",
    position: "No.",
    product: "Product",
    article: "Item No.",
    price: "Price",
    quantity: "Quantity",
    unit: "Unit",
    piece: "pcs",
    sum: "Amount",
    goods: "Products",
    discount: "Discount",
    total: "Total to pay",
    vat: (rate: number) => `Including VAT ${rate}%`,
    noVat: "No VAT",
    summary: (lines: number, sum: string) => `Lines: ${lines}, total ${sum}`,
    purpose: "Purpose of payment",
    paid: "The order is paid. Please do not pay again.",
    closed: "This order cannot be paid at the moment.",
    note: "This invoice was made automatically and is valid without a signature or stamp. We release the goods when the payment arrives on the account.",
  },
};

/** An invoice is white even in dark mode, and about as wide on a screen as in print. */
export const style = `
:root { color-scheme: light }
body { max-width: 50rem; overflow-wrap: break-word }
h1 { padding-bottom: .75rem; border-bottom: 2px solid; text-wrap: balance }
dl { margin: 0 }
dt { color: var(--dim) }
dd { margin: 0 }
.top { display: grid; grid-template-columns: minmax(0, 1fr) 11.5rem; gap: 1.5rem; margin-bottom: 1.5rem }
.top:not(:has(figure)) { grid-template-columns: none }
.bank { display: grid; grid-template: "bank bank bik" "bank bank corr" "inn kpp account" "payee payee account" / 1fr 1fr 1.3fr; align-self: start;
  border: solid; border-width: 1px 0 0 1px }
.bank div { padding: .375rem .5rem; border: solid; border-width: 0 1px 1px 0; line-height: 1.3 }
.bank dt { font-size: .75rem }
figure { margin: 0; font-size: .75rem; line-height: 1.3 }
.qr { display: block; width: 100%; height: auto; background: #fff }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin-bottom: 1.5rem }
.lines { border: solid; border-width: 1px 0 }
th:last-child, td:last-child { padding-right: 0 }
.number { text-align: right; white-space: nowrap }
/* Product names take the width that the numbers leave. */
.name { width: 100% }
.lines .wide { white-space: nowrap }
.sums { width: fit-content; margin-left: auto; break-inside: avoid }
.sums tr > * { padding-block: .25rem; border: 0 }
.sums th { width: auto; padding-left: 0; text-align: right; font-size: inherit; color: inherit; font-weight: 400 }
.sums .strong > * { font-weight: 600 }
.words { margin-bottom: 1rem; font-weight: 600 }
.purpose { margin-top: 1rem; padding: .75rem; border: 1px solid; break-inside: avoid }
@media (min-width: 40.01rem) { .narrow { display: none } }
@media (max-width: 40rem) {
  body { padding-top: 1.25rem; font-size: .875rem }
  h1 { font-size: 1.375rem }
  th, td { padding-right: .5rem }
  .wide { display: none }
  .top { grid-template-columns: none }
  .bank { grid-template: "payee payee" "inn kpp" "account account" "bank bank" "bik bik" "corr corr" / 1fr 1fr }
  .facts { grid-template-columns: none; gap: 0 }
  .facts dd + dt { margin-top: .5rem }
  figure { max-width: 16rem }
}
@media print {
  @page { size: A4; margin: 15mm }
  body { max-width: none; padding: 0; font-size: 10pt; line-height: 1.35 }
  h1 { font-size: 15pt }
  .top { grid-template-columns: minmax(0, 1fr) 42mm; gap: 6mm }
  thead { display: table-header-group }
  tr, dl, figure { break-inside: avoid }
}
`;
