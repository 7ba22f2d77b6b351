import account from "./account";
import basket from "./basket";
import { brands, catalog, home, search, share } from "./catalog";
import checkout from "./checkout";
import { common, overlays } from "./common";
import { content, news, stocks, system } from "./content";
import { feedback, forms } from "./forms";
import order from "./order";
import personal from "./personal";
import { compare, favorites, product } from "./product";
import reviews from "./reviews";
import signIn from "./sign-in";

export default {
  account,
  basket,
  brands,
  catalog,
  checkout,
  common,
  compare,
  content,
  favorites,
  feedback,
  forms,
  home,
  news,
  order,
  overlays,
  personal,
  product,
  reviews,
  search,
  share,
  "sign-in": signIn,
  stocks,
  system,
};
