import clsx from "clsx";
import { useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/app-link";
import { whileLoading } from "~/shop/client/loading";
import { useOnDemand, withStrings } from "~/shop/client/use-on-demand";
import { footerId } from "~/shop/frame/footer";
import type { FrameSettings } from "~/shop/frame/frame-data";
import { IconLink } from "~/ui/icon-button";
import { useHydrated } from "~/ui/use-hydrated";

import styles from "./burger.module.css";

const loadMenu = () => withStrings(import("./mobile-menu")).then(({ MobileMenu }) => MobileMenu);

/** The phone's way into the menu: a link to the footer, which names the same pages, and opens the menu by script. */
export function Burger({ settings, signedIn }: { settings: FrameSettings; signedIn: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [Menu, loadCode] = useOnDemand(loadMenu);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
    whileLoading(loadCode()).catch(() => location.assign(`#${footerId}`));
  };
  const expanded = { "aria-expanded": isOpen, "aria-haspopup": "dialog" } as const;
  return (
    <>
      <IconLink
        className={clsx("only-m", styles.burger)}
        href={`#${footerId}`}
        icon="menu"
        label={t("header.menu")}
        onClick={open}
        data-held=""
        {...(useHydrated() && expanded)}
      />
      {Menu && isOpen && <Menu settings={settings} signedIn={signedIn} onClose={() => setOpen(false)} />}
    </>
  );
}
