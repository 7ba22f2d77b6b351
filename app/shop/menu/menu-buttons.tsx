import clsx from "clsx";
import { useId, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import { paths } from "~/paths";
import { useFallback } from "~/shop/client/fallback";
import { whileLoading, useOnDemand, withStrings } from "~/shop/client/on-demand";
import { footerId } from "~/shop/frame/footer";
import type { FrameSettings } from "~/shop/frame/links";
import { buttonClass, IconLink } from "~/ui/button";
import { useHydrated } from "~/ui/hydration";
import { Icon } from "~/ui/icon";

import styles from "./mega-menu.module.css";

const loadMegaMenu = () => withStrings(import("./mega-menu")).then(({ MegaMenu }) => MegaMenu);

/** The desktop's catalogue button: a link to the catalogue, which opens the menu if JavaScript runs. */
export function CatalogButton() {
  const { t, href } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const [Menu, loadCode] = useOnDemand(loadMegaMenu);
  const fallBack = useFallback();
  const path = href(paths.catalog());

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(!isOpen);
    whileLoading(loadCode()).catch(() => fallBack(path, () => setOpen(false)));
  };
  const prepare = () => void loadCode().catch(() => null);
  const expanded = { "aria-expanded": isOpen, "aria-controls": isOpen ? menuId : undefined };

  return (
    <>
      <a
        ref={link}
        className={buttonClass({ variant: "dark" }, clsx("only-d", styles.button))}
        href={path}
        onClick={toggle}
        data-held=""
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(useHydrated() && expanded)}
      >
        <Icon name={isOpen ? "x" : "layout-grid"} size="s" />
        {t("header.catalog")}
      </a>
      {Menu && isOpen && <Menu id={menuId} opener={link} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadMobileMenu = () => withStrings(import("./mobile-menu")).then(({ MobileMenu }) => MobileMenu);

/** The phone's menu button: a link to the footer, which lists the same pages; JavaScript opens the menu. */
export function Burger({ settings, signedIn }: { settings: FrameSettings; signedIn: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [Menu, loadCode] = useOnDemand(loadMobileMenu);

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
