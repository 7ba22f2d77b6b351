import { a, h2, p, table, ul } from "../html";
import type { Stock } from "../types";

export const weldingMonth: Stock = {
  slug: "welding-month",
  name: ["Месяц сварки: маска к аппарату за полцены", "Welding month: a mask at half price"],
  preview: [
    "Весь октябрь к любому сварочному аппарату можно было взять маску с половинной скидкой.",
    "All through October every welder came with a mask at half price.",
  ],
  body: {
    ru: [
      p(
        "Акция завершилась 31 октября. Если вы заказали аппарат до этого дня и ещё не получили его, условия для вас сохраняются: цена маски зафиксирована в подтверждении заказа.",
      ),
      h2("Что было в акции"),
      ul(
        "инверторы для ручной сварки, полуавтоматы и аппараты аргонодуговой сварки;",
        "маски с автоматическим светофильтром любой марки, одна к каждому аппарату;",
        "пачка электродов 3 мм к инверторам.",
      ),
      h2("С чего начать, когда аппарат уже дома"),
      p(
        "Поставьте его так, чтобы воздух шёл свободно, и подальше от искр УШМ: металлическая пыль внутри замыкает плату. Зажим массы крепят на чистый металл рядом со швом, через краску и ржавчину дуга гаснет.",
      ),
      p(
        "Ток выставляют по диаметру электрода, а электрод выбирают по толщине детали. В таблице значения для стали в нижнем положении и затемнение маски для этого тока. Вертикальный шов варят током на 10–15 % меньше, потолочный ещё слабее.",
      ),
      table(
        ["Электрод", "Толщина металла", "Ток", "Затемнение"],
        ["2 мм", "1,5–2 мм", "40–60 А", "10 DIN"],
        ["2,5 мм", "2–3 мм", "60–90 А", "10 или 11 DIN"],
        ["3 мм", "3–5 мм", "90–130 А", "11 DIN"],
        ["4 мм", "5–8 мм", "130–180 А", "11 или 12 DIN"],
        ["5 мм", "от 8 мм", "180–240 А", "12 DIN"],
      ),
      p(
        "Если электрод липнет, прибавьте 5–10 А. Если металл разбрызгивается, а по краям шва тянется канавка, убавьте. Попробуйте сначала на обрезке той же толщины.",
      ),
      h2("Как читать продолжительность включения"),
      p(
        "Отметка «ПВ 60 %» значит, что из каждых десяти минут на полном токе шесть можно варить, а четыре аппарат остывает. При меньшем токе он работает дольше. Когда сработала защита, не выключайте его из сети: вентилятор должен охладить плату.",
      ),
      h2("Как хранить электроды"),
      ul(
        "Держите начатую пачку в закрытой коробке или тубусе: сырое покрытие трещит и даёт поры.",
        "Отсыревшие электроды с рутиловым покрытием сушат час при 100–120 °C.",
        "Основное покрытие прокаливают час или два при 300–350 °C и варят сразу.",
        "Электрод с осыпавшимся покрытием выбросьте.",
      ),
      p(
        `Электроды, проволока и прутки есть в разделе ${a("/catalog/welding/welding-consumables", "«Сварочные материалы»")}, диаметр и покрытие указаны в характеристиках.`,
      ),
      h2("Что надеть кроме маски"),
      ul(
        "Краги и плотный костюм без открытых карманов: синтетика плавится от искры.",
        "Ботинки с гладким верхом, штанины поверх голенищ.",
        "Респиратор FFP2, если вытяжки нет. Оцинковку без вытяжки не варят.",
        "Прозрачные очки под маской, когда отбиваете шлак.",
      ),
      p("Огнетушитель поставьте рядом. Закончив, полчаса не уходите: опилки и ветошь тлеют долго."),
      h2("Условия"),
      ul(
        "Акция действовала с 5 по 31 октября 2026 года.",
        "При возврате аппарата маска оплачивается полностью или возвращается вместе с ним.",
        "Гарантия на маску считается со дня получения.",
      ),
      p(
        `О том, чем отличаются светофильтры, читайте в статье ${a("/news/welding-filter", "«Маска-хамелеон: что значат четыре цифры»")}. Действующие предложения собраны на странице ${a("/stocks", "акций")}.`,
      ),
    ],
    en: [
      p(
        "The offer ended on 31 October. If you ordered a welder before that day and have not received it yet, the terms still hold for you: the price of the mask is fixed in the confirmation of your order.",
      ),
      h2("What it covered"),
      ul(
        "inverter welders, semi-automatic welders and TIG welders;",
        "auto-darkening masks of any brand, one with each welder;",
        "a pack of 3 mm electrodes with inverters.",
      ),
      h2("Where to start once the welder is at home"),
      p(
        "Stand it where air passes freely and away from the sparks of a grinder: metal dust inside shorts the board. Clamp the earth to clean metal near the seam; through paint and rust the arc goes out.",
      ),
      p(
        "The current goes by the electrode’s diameter, the electrode by the thickness of the part. The table is for steel in the flat position, with the mask’s shade for that current. A vertical seam takes 10–15% less, one overhead less still.",
      ),
      table(
        ["Electrode", "Metal thickness", "Current", "Shade"],
        ["2 mm", "1.5–2 mm", "40–60 A", "10 DIN"],
        ["2.5 mm", "2–3 mm", "60–90 A", "10 or 11 DIN"],
        ["3 mm", "3–5 mm", "90–130 A", "11 DIN"],
        ["4 mm", "5–8 mm", "130–180 A", "11 or 12 DIN"],
        ["5 mm", "from 8 mm", "180–240 A", "12 DIN"],
      ),
      p(
        "If the electrode sticks, add 5–10 A. If metal spatters and a groove runs along the seam, take some off. Try it first on a scrap of the same thickness.",
      ),
      h2("How to read the duty cycle"),
      p(
        "A duty cycle of 60% means that of every ten minutes at full current you may weld for six while the machine cools for four. At a lower current it works longer. When the protection has tripped, leave it plugged in: the fan must cool the board.",
      ),
      h2("How to keep electrodes"),
      ul(
        "Keep an open pack in a closed box or tube: a damp coating crackles and leaves pores.",
        "Damp rutile electrodes are dried for an hour at 100–120 °C.",
        "Basic ones are baked for an hour or two at 300–350 °C and used at once.",
        "Throw away electrodes whose coating has come off.",
      ),
      p(
        `Electrodes, wire and rods are under ${a("/catalog/welding/welding-consumables", "Welding consumables")}; diameter and coating are among their properties.`,
      ),
      h2("What to wear besides the mask"),
      ul(
        "Gauntlets and a dense suit without open pockets: synthetics melt at a spark.",
        "Boots with a smooth upper, trousers over their legs.",
        "An FFP2 respirator where there is no extraction. Zinc-coated steel is not welded without it.",
        "Clear glasses under the mask when you chip off slag.",
      ),
      p("Have an extinguisher at hand. Stay for half an hour after the last seam: sawdust and rags smoulder for long."),
      h2("Terms"),
      ul(
        "The offer ran from 5 to 31 October 2026.",
        "If the welder is returned, the mask is either paid for in full or returned with it.",
        "The warranty for the mask starts on the day you receive it.",
      ),
      p(
        `How filters differ is the subject of ${a("/news/welding-filter", "“Auto-darkening masks: what the four digits mean”")}. Current promotions are listed under ${a("/stocks", "Promotions")}.`,
      ),
    ],
  },
  picture: "/upload/stocks/weldmask-gloves-7.jpg",
  startsAt: "2026-10-05T00:00:00+03:00",
  endsAt: "2026-10-31T23:59:59+03:00",
  choice: { sections: ["welders", "welding-masks", "welding-consumables"], limit: 10 },
};
