export default {
  open: "Поделиться",
  address: "Адрес страницы",
  ways: {
    telegram: "Telegram",
    vk: "ВКонтакте",
    whatsapp: "WhatsApp",
    email: "Письмом",
  },
  newWindow: "откроется в новой вкладке",
  copy: "Скопировать адрес",
  copied: "Адрес скопирован",
  notCopied: "Браузер не дал скопировать. Выделите адрес и скопируйте его сами",
  device: "Другие способы",
} as const;
