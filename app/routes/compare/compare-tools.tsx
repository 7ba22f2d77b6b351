import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { SentLink } from "~/shop/frame/sent-link";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./compare.module.css";
import type { Compared } from "./load.server";
import { mostOfSection } from "./sections";

/** What can be done with the shown section: all rows or the different ones, another product, none of them. */
export function CompareTools({ shown }: { shown: Compared }) {
  const { t, href } = useTranslation();
  const { code, name, link, products, several } = shown;
  return (
    <>
      <div className={styles.tools}>
        {several && <RowsChoice shown={shown} />}
        {products.length < mostOfSection && link && (
          <SentLink link={link} className="linkbtn">
            <Icon name="plus" size="s" />
            {t("compare:more", { name })}
          </SentLink>
        )}
        <form method="post" action={href(paths.compare({ section: code }))}>
          <button
            className="linkbtn"
            name="remove"
            value={products.map(({ id }) => id).join(",")}
            aria-label={t("compare:clearOf", { name })}
          >
            <Icon name="trash-2" size="s" />
            {t("compare:clear")}
          </button>
        </form>
      </div>
      {!several && <Note title={t("compare:single.title")}>{t("compare:single.text")}</Note>}
    </>
  );
}

function RowsChoice({ shown: { code, onlyDifferences } }: { shown: Compared }) {
  const { t, href } = useTranslation();
  const to = (show?: "differences") => href(paths.compare({ section: code, ...(show ? { show } : {}) }));
  return (
    <nav className={styles.show} aria-label={t("compare:show.label")}>
      <a href={to()} data-scroll="keep" aria-current={onlyDifferences ? undefined : "true"}>
        {t("compare:show.all")}
      </a>
      <a href={to("differences")} data-scroll="keep" aria-current={onlyDifferences ? "true" : undefined}>
        {t("compare:show.differences")}
      </a>
    </nav>
  );
}
