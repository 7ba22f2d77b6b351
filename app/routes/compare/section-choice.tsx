import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Chip, Chips } from "~/ui/chip";

import type { ComparePage } from "./load.server";

/** Products of different sections have different properties, so one section is shown at a time, and the others are links. */
export function SectionChoice({ sections, current }: Pick<ComparePage, "sections"> & { current: string | undefined }) {
  const { t, href } = useTranslation();
  return (
    <nav aria-label={t("compare:sections")}>
      <Chips>
        {sections.map(({ code, name, count }) => (
          <Chip
            key={code}
            href={href(paths.compare({ section: code }))}
            aria-current={code === current ? "page" : undefined}
          >
            {t("compare:section", { name, count })}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}
