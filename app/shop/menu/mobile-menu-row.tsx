import type { MouseEvent } from "react";

import { SentLink } from "~/shop/frame/sent-link";
import { Icon, type IconName } from "~/ui/icon";

type MobileMenuRowProps = {
  label: string;
  icon?: IconName;
  /** Beyond it there is nothing but products. */
  isLast?: boolean;
} & ({ path: string | null; onFollow: (event: MouseEvent) => void } | { onDown: () => void });

/** A row of the menu: a link to a page, or the way to the next level. */
export function MobileMenuRow({ label, icon, isLast = false, ...row }: MobileMenuRowProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {isLast ? null : <Icon name="chevron-right" size="s" />}
    </>
  );
  return (
    <li>
      {"path" in row ? (
        <SentLink link={row.path} onClick={row.onFollow}>
          {content}
        </SentLink>
      ) : (
        <button type="button" onClick={row.onDown}>
          {content}
        </button>
      )}
    </li>
  );
}
