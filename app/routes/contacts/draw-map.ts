import type { Office } from "~/api/schemas/pages";
import type { Locale } from "~/i18n/config";

import { loadMaps, type Place, type YandexMap } from "./map-script";

/** Around the outermost offices, in px. */
const margin = [64, 64, 64, 64];
/** Close enough to see the street of a single office. */
const streetZoom = 16;

/**
 * Draws a map with the offices, numbered as in their list.
 * @param marker makes the mark of an office from its number
 * @throws where the map cannot be had
 */
export async function drawMap(
  place: HTMLElement,
  offices: readonly Office[],
  { key, locale, marker }: { key: string; locale: Locale; marker: (number: number) => HTMLElement },
): Promise<YandexMap> {
  const { YMap, YMapDefaultSchemeLayer, YMapDefaultFeaturesLayer, YMapMarker } = await loadMaps(key, locale);
  const places = offices.map(({ longitude, latitude }): Place => [longitude, latitude]);
  const map = new YMap(place, { location: locationOf(places), margin });
  map.addChild(new YMapDefaultSchemeLayer({}));
  map.addChild(new YMapDefaultFeaturesLayer({}));
  places.forEach((coordinates, index) => map.addChild(new YMapMarker({ coordinates }, marker(index + 1))));
  return map;
}

/** All places at once: the corners of the field in which they lie. */
function locationOf(places: readonly Place[]) {
  const [longitudes, latitudes] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)];
  const west: Place = [Math.min(...longitudes), Math.max(...latitudes)];
  const east: Place = [Math.max(...longitudes), Math.min(...latitudes)];
  return places.length > 1 ? { bounds: [west, east] as [Place, Place] } : { center: west, zoom: streetZoom };
}
