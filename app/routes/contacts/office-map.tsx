import { useEffect, useRef, useState } from "react";

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
  const { frame, place, map, state, ask } = useMap({ offices, mapKey });
  const zoom = (step: number) => map?.update({ location: { zoom: map.zoom + step, duration: 200 } });
  return (
    <section className={styles.mapped} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        {t("content:contacts.map.title")}
      </h2>
      <div ref={frame} className={styles.map} aria-busy={state === "loading"} data-start="idle">
        <div ref={place} />
        {map && (
          <div className={styles.zoom}>
            <IconButton type="button" icon="plus" label={t("content:contacts.map.closer")} onClick={() => zoom(1)} />
            <IconButton type="button" icon="minus" label={t("content:contacts.map.farther")} onClick={() => zoom(-1)} />
          </div>
        )}
        {(state === "waiting" || state === "failed") && (
          <div className={styles.ask}>
            {state === "failed" && <p role="status">{t("content:contacts.map.failed")}</p>}
            <Button type="button" variant="line" onClick={ask}>
              {t(state === "failed" ? "content:contacts.map.again" : "content:contacts.map.show")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

type State = "waiting" | "loading" | "shown" | "failed";

function useMap({ offices, mapKey }: OfficeMapProps) {
  const { locale } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<YandexMap | null>(null);
  const [state, setState] = useState<State>("waiting");
  const ask = () => setState("loading");

  useEffect(() => {
    if (!frame.current || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setState("loading");
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const target = place.current;
    if (state !== "loading" || !target) return;
    let isGone = false;
    import("./render-map")
      .then(({ renderMap }) => renderMap(target, offices, { key: mapKey, locale, marker }))
      .then((drawn) => {
        if (isGone) return drawn.destroy();
        setMap(drawn);
        setState("shown");
      })
      .catch(() => setState("failed"));
    return () => {
      isGone = true;
    };
  }, [state, offices, mapKey, locale]);
  useEffect(() => () => map?.destroy(), [map]);

  return { frame, place, map, state, ask };
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
