import type { StringsLike } from "../../strings";
import type ru from "../ru/personal";

export default {
  title: "My account",
} satisfies StringsLike<typeof ru>;
