import { useEffect, useLayoutEffect, useRef, useState } from "react";

import type { Office } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import { Button, IconButton } from "~/ui/button";

import contacts from "./contacts.module.css";
import styles from "./office-map.module.css";
import type { YandexMap } from "./render-map";

type OfficeMapProps = { offices: Office[]; mapKey: string };

/**
 * The offices on a Yandex map; needs JavaScript. The map loads when it scrolls into view, or on request if the browser
 * saves data.
 */
export function OfficeMap({ offices, mapKey }: OfficeMapProps) {
  const { t } = useTranslation();
  const { frame, place, closer, map, isLoading, hasFailed, load } = useMap({ offices, mapKey });
  const zoom = (step: number) => map?.update({ location: { zoom: map.zoom + step, duration: 200 } });
  return (
    <section className={styles.mapped} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        {t("content:contacts.map.title")}
      </h2>
      <div ref={frame} className={styles.map} aria-busy={isLoading} data-start="idle">
        <div ref={place} />
        {map ? (
          <div className={styles.zoom}>
            <IconButton
              ref={closer}
              type="button"
              icon="plus"
              label={t("content:contacts.map.closer")}
              onClick={() => zoom(1)}
            />
            <IconButton type="button" icon="minus" label={t("content:contacts.map.farther")} onClick={() => zoom(-1)} />
          </div>
        ) : (
          <div className={styles.ask}>
            {hasFailed && !isLoading && <p role="status">{t("content:contacts.map.failed")}</p>}
            <Button type="button" variant="line" busy={isLoading} onClick={load}>
              {t(hasFailed ? "content:contacts.map.again" : "content:contacts.map.show")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function useMap({ offices, mapKey }: OfficeMapProps) {
  const { locale } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [map, setMap] = useState<YandexMap | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = () => setLoading(true);

  useEffect(() => {
    if (!frame.current || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setLoading(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const target = place.current;
    if (!isLoading || !target) return;
    let isGone = false;
    import("./render-map")
      .then(({ renderMap }) => renderMap(target, offices, { key: mapKey, locale, marker }))
      .then((drawn) => {
        if (isGone) return drawn.destroy();
        hadFocus.current = Boolean(frame.current?.contains(document.activeElement));
        setMap(drawn);
      })
      .catch(() => !isGone && setFailed(true))
      .finally(() => !isGone && setLoading(false));
    return () => {
      isGone = true;
    };
  }, [isLoading, offices, mapKey, locale]);
  useEffect(() => () => map?.destroy(), [map]);
  useLayoutEffect(() => {
    // The map replaces the button that loads it. Without this, the keyboard would start at the top of the page again.
    if (map && hadFocus.current) closer.current?.focus({ preventScroll: true });
  }, [map]);

  return { frame, place, closer, map, isLoading, hasFailed, load };
}

/** The marker of an office, as in the list. */
function marker(number: number): HTMLElement {
  const mark = document.createElement("span");
  mark.className = `${contacts.number} ${styles.mark}`;
  mark.textContent = String(number);
  return mark;
}

/** Whether the browser asks to save data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}
