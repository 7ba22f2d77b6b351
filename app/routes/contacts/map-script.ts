import type { Locale } from "~/i18n/config";

/** Longitude and latitude, in degrees. */
export type Place = [number, number];

/** What of a map is used (Yandex Maps, version 3). */
export type YandexMap = {
  readonly zoom: number;
  addChild: (child: object) => unknown;
  update: (options: { location: { zoom: number; duration: number } }) => void;
  destroy: () => void;
};

type Location = { center: Place; zoom: number } | { bounds: [Place, Place] };

/** What of the script at `window.ymaps3` is used. */
export type YandexMaps = {
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
export async function loadMaps(key: string, locale: Locale): Promise<YandexMaps> {
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
