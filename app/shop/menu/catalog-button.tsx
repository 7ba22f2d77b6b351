import clsx from "clsx";
import { useId, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/app-link";
import { paths } from "~/paths";
import { whileLoading } from "~/shop/client/loading";
import { useOnDemand, withStrings } from "~/shop/client/use-on-demand";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

import styles from "./catalog-button.module.css";

const loadMenu = () => withStrings(import("./mega-menu")).then(({ MegaMenu }) => MegaMenu);

/** The desktop's way into the catalogue: a link to it, which opens the menu where there is script. */
export function CatalogButton() {
  const { t, href } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const [Menu, loadCode] = useOnDemand(loadMenu);
  const path = href(paths.catalog());

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(!isOpen);
    whileLoading(loadCode()).catch(() => location.assign(path));
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
