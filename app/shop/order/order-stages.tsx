import clsx from "clsx";

import type { Status } from "~/api/schemas/orders";
import { useTranslation } from "~/i18n/react";

import styles from "./order-stages.module.css";
import { stageOf } from "./stages";

/** The line of stages of an order that is under way. */
export function OrderStages({ status }: { status: Status }) {
  const { t } = useTranslation();
  const current = stageOf(status.code);
  if (current === null) return null;
  const names = [
    t("personal:order.accepted"),
    t("personal:order.assembled"),
    status.code === "ready" ? status.name : t("personal:order.onWay"),
    t("personal:order.received"),
  ];
  return (
    <ol className={styles.stages} aria-label={t("personal:order.stages")}>
      {names.map((name, stage) => (
        <li
          key={name}
          className={clsx(stage <= current && styles.on, stage === current && styles.now)}
          aria-current={stage === current ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
