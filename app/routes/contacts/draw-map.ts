import type { Office } from "~/api/schemas/pages";
import type { Locale } from "~/i18n/config";

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

/** Longitude and latitude, in degrees. */
type Place = [number, number];

/** What of a map is used (Yandex Maps, version 3). */
export type YandexMap = {
  readonly zoom: number;
  addChild: (child: object) => unknown;
  update: (options: { location: { zoom: number; duration: number } }) => void;
  destroy: () => void;
};

type Location = { center: Place; zoom: number } | { bounds: [Place, Place] };

/** What of the script at `window.ymaps3` is used. */
type YandexMaps = {
  ready: Promise<unknown>;
  YMap: new (place: HTMLElement, options: { location: Location; margin: number[] }) => YandexMap;
  YMapDefaultSchemeLayer: new (options: object) => object;
  YMapDefaultFeaturesLayer: new (options: object) => object;
  YMapMarker: new (options: { coordinates: Place }, element: HTMLElement) => object;
};

const languages = { ru: "ru_RU", en: "en_US" } as const;
const scriptId = "yandex-maps";

/**
 * Loads the map's script, unless it is there already.
 * @param key the browser's key
 * @throws where the script does not come, or is not what it should be
 */
async function loadMaps(key: string, locale: Locale): Promise<YandexMaps> {
  if (!findMaps()) {
    await addScript(`https://api-maps.yandex.ru/v3/?apikey=${encodeURIComponent(key)}&lang=${languages[locale]}`);
  }
  const maps = findMaps();
  if (!maps) throw new Error("The map's script holds no map");
  await maps.ready;
  return maps;
}

function addScript(url: string): Promise<void> {
  document.getElementById(scriptId)?.remove();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.id = scriptId;
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The map's script did not come"));
    document.head.append(script);
  });
}

function findMaps(): YandexMaps | null {
  const found: unknown = Reflect.get(window, "ymaps3");
  return isMaps(found) ? found : null;
}

/** The classes of the map are there once it is ready. */
function isMaps(value: unknown): value is YandexMaps {
  return typeof value === "object" && value !== null && "ready" in value;
}
