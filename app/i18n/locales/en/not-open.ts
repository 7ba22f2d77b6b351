import type { StringsLike } from "../../strings";
import type ru from "../ru/not-open";

export default {
  checkout: "Ordering on the site opens soon",
  personal: "Sign-in and the personal area open soon",
  feedback: "The feedback form opens soon",
  text: "Until then we take orders and answer questions by phone or e-mail. Your basket and favourites stay",
} satisfies StringsLike<typeof ru>;
