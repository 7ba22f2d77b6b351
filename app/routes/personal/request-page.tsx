import { type MetaFunction, useActionData, useNavigation } from "@remix-run/react";

import { type FormAnswer, refusalOf } from "~/forms/reply";
import { localeFromPath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-text";

import { PersonalPage } from "./personal-page";
import type { FormProps, RequestData, Sending } from "./request-form";

const titles = { cancel: "personal:request.cancelTitle", refund: "personal:request.refundTitle" } as const;

/** Metadata of a request's page: a title with the order's number, and `noindex`. */
export function requestMeta(kind: keyof typeof titles): MetaFunction<() => Promise<{ number: string }>> {
  return ({ data, location }) => {
    const t = translator(localeFromPath(location.pathname));
    const title = t(titles[kind], { number: orderNumber(data?.number ?? "") });
    return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
  };
}

type RequestPageProps = {
  kind: keyof typeof titles;
  data: RequestData & { number: string };
  Form: (props: FormProps) => JSX.Element;
};

/** The page of a request about an order: its form, with the errors of the last try. */
export function RequestPage({ kind, data, Form }: RequestPageProps) {
  const { t, href } = useTranslation();
  const refused = refusalOf(useActionData<FormAnswer>());
  const sending = usePageSending(href(paths.orderRequest(data.id, kind)));
  const number = orderNumber(data.number);
  return (
    <PersonalPage
      title={t(titles[kind], { number })}
      back={{ name: t("personal:order.title", { number }), path: paths.personalOrder(data.id) }}
    >
      <Form data={data} lastResult={refused?.lastResult} sending={sending} />
    </PersonalPage>
  );
}

/** How a page submits the form: through the router, in place, so errors appear without a document load. */
function usePageSending(action: string): Sending {
  const navigation = useNavigation();
  return { isBusy: navigation.state !== "idle" && navigation.formAction === action };
}
