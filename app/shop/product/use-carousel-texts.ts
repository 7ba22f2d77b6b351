import { useMemo } from "react";

import { useTranslation } from "~/i18n/react";
import type { CarouselTexts } from "~/ui/carousel-controls";

/** The words of every slider of the shop, in the page's language. */
export function useCarouselTexts(): CarouselTexts {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      role: t("slider.role"),
      previous: t("slider.previous"),
      next: t("slider.next"),
      pause: t("slider.pause"),
      play: t("slider.play"),
      slide: (number: number) => t("slider.slide", { number }),
    }),
    [t],
  );
}
