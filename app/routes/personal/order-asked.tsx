import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Note } from "~/ui/note";

/** Where the answer to a request comes, for an order that one was made about. */
export function OrderAsked({ status }: { status: string }) {
  const { t, href } = useTranslation();
  if (status !== "cancel_requested" && status !== "refund_requested") return null;
  return (
    <Note kind="info" title={t("personal:order.asked")}>
      <p>{t("personal:order.askedText")}</p>
      <a className="linkbtn" href={href(paths.personalReturns())}>
        {t("personal:order.toReturns")}
      </a>
    </Note>
  );
}
