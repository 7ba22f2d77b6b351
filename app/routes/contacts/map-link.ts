import type { Office } from "~/api/schemas/pages";

/** A map of another site with a mark where the office is, close enough to see the street. */
export function mapLink({ latitude, longitude }: Pick<Office, "latitude" | "longitude">): string {
  return `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`;
}
