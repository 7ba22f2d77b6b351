import account from "./account";
import basket from "./basket";
import brands from "./brands";
import catalog from "./catalog";
import checkout from "./checkout";
import common from "./common";
import compare from "./compare";
import content from "./content";
import favorites from "./favorites";
import feedback from "./feedback";
import forms from "./forms";
import home from "./home";
import news from "./news";
import order from "./order";
import overlays from "./overlays";
import personal from "./personal";
import product from "./product";
import search from "./search";
import share from "./share";
import signIn from "./sign-in";
import stocks from "./stocks";
import system from "./system";

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
  search,
  share,
  "sign-in": signIn,
  stocks,
  system,
};
