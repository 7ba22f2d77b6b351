import type { Top } from "../../types";
import { welders } from "./welders";
import { weldingConsumables } from "./welding-consumables";
import { weldingProtection } from "./welding-protection";

/** Сварка. */
export const welding: Top = {
  code: "welding",
  name: ["Сварка", "Welding"],
  picture: "weldmask",
  description: [
    "Аппараты, газосварка, электроды и защита: от дачной калитки до цеха металлоконструкций.",
    "Machines, gas equipment, electrodes and protection, from a garden gate to a steel shop.",
  ],
  brands: ["iskra", "dugovik", "valdoro", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "Сварщик из нашей мастерской ответит на вопросы и покажет приёмы прямо при выдаче.",
      "A welder from our workshop answers questions and shows the knack when you collect it.",
    ],
    [
      "Для организаций приложим паспорт, сертификат и акт проверки.",
      "Companies receive the documents, the certificate and the inspection report with it.",
    ],
    [
      "Сварочные работы начинают с огнетушителя и мокрой ветоши под рукой, пожалуйста, не забывайте о них.",
      "Welding starts with an extinguisher and a wet rag within reach, so please keep them there.",
    ],
  ],
  groups: [welders, weldingConsumables, weldingProtection],
};
