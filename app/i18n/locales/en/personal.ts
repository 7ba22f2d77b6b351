import type { StringsLike } from "../../strings";
import type ru from "../ru/personal";

export default {
  title: "My account",
  nav: {
    overview: "Overview",
    account: "Profile",
    history: "Order history",
    historyShort: "Orders",
    returns: "Returns",
    favorites: "Favourites",
    signOut: "Sign out",
  },
} satisfies StringsLike<typeof ru>;
