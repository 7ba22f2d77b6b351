import type { Pair } from "../lib/text";

/** How customers sign their reviews. */
export const authors: readonly Pair[] = [
  ["Алексей К.", "Alexey K."],
  ["Марина", "Marina"],
  ["Сергей Тихонов", "Sergey Tikhonov"],
  ["Ольга В.", "Olga V."],
  ["Дмитрий", "Dmitry"],
  ["Николай Павлович", "Nikolai Pavlovich"],
  ["Ирина С.", "Irina S."],
  ["Тимур", "Timur"],
  ["Андрей Беляев", "Andrey Belyaev"],
  ["Екатерина", "Ekaterina"],
  ["Виктор М.", "Viktor M."],
  ["Роман", "Roman"],
  ["Светлана Ю.", "Svetlana Y."],
  ["Игорь", "Igor"],
  ["Павел Г.", "Pavel G."],
  ["Рустам", "Rustam"],
  ["Наталья", "Natalia"],
  ["Михаил Осипов", "Mikhail Osipov"],
  ["Евгений", "Evgeny"],
  ["Анна Л.", "Anna L."],
  ["Константин", "Konstantin"],
  ["Юрий Сомов", "Yury Somov"],
  ["Татьяна", "Tatiana"],
  ["Владимир Ж.", "Vladimir Z."],
];

/** What anybody may add about the order, after a review with good or fair ratings. */
export const orderRemarks: readonly Pair[] = [
  ["Самовывоз на следующий день, без очереди.", "Picked up the next day without a queue."],
  ["Привезли вовремя, упаковано хорошо.", "Delivered on time, well packed."],
  ["Консультант ответил на все вопросы по телефону.", "The assistant answered all my questions on the phone."],
  ["Вечером заказ, на следующий день уже в работе.", "Ordered in the evening, in use the next day."],
  ["Цена оказалась ниже, чем в соседних магазинах.", "Cheaper than in the shops nearby."],
  ["Рекомендую.", "I recommend it."],
  ["Если что-то изменится, допишу.", "I will add to this if anything changes."],
];

/** The shop's answers to reviews of one and two stars, of three stars, and of more. */
export const shopAnswers: { low: readonly Pair[]; three: readonly Pair[]; good: readonly Pair[] } = {
  low: [
    [
      "Здравствуйте! Нам жаль, что так вышло. Если вопрос ещё открыт, напишите нам через форму обратной связи: заменим товар или вернём деньги.",
      "Hello! We are sorry about this. If it is still not settled, write to us through the feedback form: we will replace the product or refund you.",
    ],
    [
      "Спасибо, что рассказали. Передали замечание производителю. В течение гарантии такой товар меняем в день обращения.",
      "Thank you for telling us. We passed it on to the manufacturer. Within the warranty we replace such a product on the same day.",
    ],
  ],
  three: [
    [
      "Спасибо за честный отзыв. Для ежедневной нагрузки посмотрите старшие модели этого раздела, поможем подобрать.",
      "Thank you for an honest review. For daily use look at the bigger models in this section; we are glad to help you choose.",
    ],
  ],
  good: [
    ["Спасибо за отзыв! Приятно, что всё пригодилось.", "Thank you for the review! We are glad it was useful."],
    ["Спасибо, что написали. Будем рады видеть вас снова.", "Thank you for writing. We hope to see you again."],
  ],
};
