import type { Office } from "~/api/schemas/pages";
import type { Locale } from "~/i18n/config";
import { languageOf } from "~/lib/languages";

/** The margin around the outermost offices, in px. */
const margin = [64, 64, 64, 64];
/** The zoom for a single office: street level. */
const streetZoom = 16;

/**
 * Renders a map with the offices, numbered as in their list.
 * @param marker creates an office's marker from its number
 * @throws if the map cannot be loaded
 */
export async function renderMap(
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

/** The bounds that contain all places. */
function locationOf(places: readonly Place[]) {
  const [longitudes, latitudes] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)];
  const west: Place = [Math.min(...longitudes), Math.max(...latitudes)];
  const east: Place = [Math.max(...longitudes), Math.min(...latitudes)];
  return places.length > 1 ? { bounds: [west, east] as [Place, Place] } : { center: west, zoom: streetZoom };
}

/** Longitude and latitude, in degrees. */
type Place = [number, number];

/** The parts of a map that the shop uses (Yandex Maps, version 3). */
export type YandexMap = {
  readonly zoom: number;
  addChild: (child: object) => unknown;
  update: (options: { location: { zoom: number; duration: number } }) => void;
  destroy: () => void;
};

type Location = { center: Place; zoom: number } | { bounds: [Place, Place] };

/** The parts of `window.ymaps3` that the shop uses. */
type YandexMaps = {
  ready: Promise<unknown>;
  YMap: new (place: HTMLElement, options: { location: Location; margin: number[] }) => YandexMap;
  YMapDefaultSchemeLayer: new (options: object) => object;
  YMapDefaultFeaturesLayer: new (options: object) => object;
  YMapMarker: new (options: { coordinates: Place }, element: HTMLElement) => object;
};

/** The languages that the map knows. */
const mapLanguages = ["ru_RU", "en_US", "uk_UA", "tr_TR"];

function mapLanguage(locale: Locale): string {
  const { territory } = languageOf(locale);
  return mapLanguages.includes(territory) ? territory : "en_US";
}

/** How long the map may take to load, in ms. A blocked line often answers nothing at all. */
const longestWait = 15_000;

/** How many requests got no answer in time. A browser joins a request for the same address to one that still waits. */
let unanswered = 0;

const scriptId = "yandex-maps";

/**
 * Loads the map script once.
 * @param key the API key for browsers
 * @throws if the script does not load in time or is not the expected one
 */
async function loadMaps(key: string, locale: Locale): Promise<YandexMaps> {
  if (!findMaps()) {
    const query = `apikey=${encodeURIComponent(key)}&lang=${mapLanguage(locale)}`;
    await inTime(addScript(`https://api-maps.yandex.ru/v3/?${query}${"&".repeat(unanswered)}`));
  }
  const maps = findMaps();
  if (!maps) throw new Error("The map script does not define ymaps3");
  await inTime(maps.ready);
  return maps;
}

/** @throws if the task takes too long */
function inTime<Result>(task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => {
      unanswered += 1;
      reject(new Error("The map takes too long to load"));
    }, longestWait);
    task.then(resolve, reject).finally(() => window.clearTimeout(timer));
  });
}

function addScript(url: string): Promise<void> {
  document.getElementById(scriptId)?.remove();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.id = scriptId;
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The map script failed to load"));
    document.head.append(script);
  });
}

function findMaps(): YandexMaps | null {
  const found: unknown = Reflect.get(window, "ymaps3");
  return isMaps(found) ? found : null;
}

/** The map classes exist only after `ready`. */
function isMaps(value: unknown): value is YandexMaps {
  return typeof value === "object" && value !== null && "ready" in value;
}
