import type { StringsLike } from "../../strings";
import type ru from "../ru/share";

export default {
  open: "Share",
  address: "Address of the page",
  ways: {
    telegram: "Telegram",
    vk: "VK",
    whatsapp: "WhatsApp",
    email: "By e-mail",
  },
  newWindow: "opens in a new tab",
  copy: "Copy the address",
  copied: "Address copied",
  notCopied: "The browser did not let it be copied. Select the address and copy it yourself",
  device: "Other ways",
} satisfies StringsLike<typeof ru>;
