import type { Badge as BadgeData } from "~/api/schemas/common";
import { Badge } from "~/ui/badge";

type BadgesProps = { badges: readonly BadgeData[]; className?: string | undefined };

/** The labels of a product; nothing where it has none. */
export function Badges({ badges, className }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <div className={className}>
      {badges.map(({ name, color }, index) => (
        <Badge key={index} name={name} color={color} />
      ))}
    </div>
  );
}
