import { typeset } from "./html";

const drafts = [
  {
    title_ru: "Аккумуляторный инструмент 18 В дешевле до 20 %",
    title_en: "18 V cordless tools: up to 20% off",
    text_ru: "Одна батарея подходит к дрели, гайковёрту, пиле и фонарю. До конца декабря.",
    text_en: "One battery fits the drill, impact driver, saw and lamp. Until the end of December.",
    picture: "/upload/slides/drill-battery-impact-1.jpg",
    link: "/stocks/cordless-18v",
    theme: "light",
  },
  {
    title_ru: "Третий набор оснастки в подарок",
    title_en: "Get the third accessory set free",
    text_ru: "Круги, свёрла, биты и пилки: соберите три набора, самый недорогой получите в подарок.",
    text_en: "Discs, drills, bits and blades: choose three sets and get the cheapest one free.",
    picture: "/upload/slides/disc-bits-grinder-2.jpg",
    link: "/stocks/third-set-free",
    theme: "dark",
  },
  {
    title_ru: "Свет и удлинители к зимней стройке",
    title_en: "Lighting and extension leads for winter sites",
    text_ru: "Прожекторы, катушки и утеплённые куртки для тех, кто работает и при −20 °C.",
    text_en: "Floodlights, cable reels and winter jackets for work at temperatures down to −20 °C.",
    picture: "/upload/slides/worklight-reel-gloves-3.jpg",
    link: "/stocks/winter-site",
    theme: "light",
  },
  {
    title_ru: "Лестницы и подмости на любую высоту",
    title_en: "Ladders and platforms for any height",
    text_ru: "От стремянки на три ступени до вышки-туры. Поможем подобрать под вашу работу.",
    text_en: "From a three-step stepladder to a scaffold tower. We will help you choose the right one.",
    picture: "/upload/slides/ladder-toolbox-helmet-4.jpg",
    link: "/catalog/ladders",
    theme: "dark",
  },
];

/** The home page's slides: titles of up to 60 characters, texts of up to 100. */
export const slides = drafts.map((slide, index) => ({
  id: index + 1,
  sort: index + 1,
  ...slide,
  title_ru: typeset(slide.title_ru),
  title_en: typeset(slide.title_en),
  text_ru: typeset(slide.text_ru),
  text_en: typeset(slide.text_en),
}));
