import type { StringsLike } from "../../strings";
import type ru from "../ru/home";

export default {
  hero: "Highlights",
  open: "See more",
  dates: {
    both: "{{from}} to {{to}}",
    from: "From {{from}}",
  },
  block: {
    sheet: "Sheet",
    stock: "Promotion",
    product: "Product",
    price: "Price",
    availability: "Stock",
  },
  sections: "Catalogue",
  allSections: "Whole catalogue",
  allStocks: "All promotions",
  allBrands: "All brands",
  allNews: "All news",
  until: "until {{date}}",
} satisfies StringsLike<typeof ru>;
