import type { StringsLike } from "../../strings";
import type ru from "../ru/brands";

export default {
  title: "Brands",
  shown: "Brands on this page",
  about: "About {{name}}",
  empty: {
    title: "Nothing of this brand is on sale now",
    text: "Have a look at the other brands or find a substitute in the catalogue",
    toBrands: "All brands",
  },
} satisfies StringsLike<typeof ru>;
