import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData, useNavigation } from "@remix-run/react";
import * as z from "zod";

import { type Answer, dataOrNull, mainData, mayBeDone } from "~/api/errors";
import { listRequests, withdrawRefund } from "~/api/orders.server";
import type { OrderRequest } from "~/api/schemas/orders";
import { readForm } from "~/forms/read-form.server";
import { type Area, localePath } from "~/i18n/config";
import { formatDate, formatPrice, formatSize } from "~/i18n/format";
import { type Translation, useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { parseListing } from "~/lib/listing-query";
import { paths } from "~/paths";
import { shop } from "~/server/shop-folder.server";
import { throwDenied } from "~/session/not-found.server";
import { backTarget } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { loadForCustomer, redirectWith, requireCustomer, type Visit } from "~/session/visit.server";
import { ConfirmQuestion } from "~/shop/form/confirm-question";
import { PageLinks } from "~/shop/listing/list-page";
import { type Fact, Facts } from "~/shop/order/order-facts";
import { OrderPictures } from "~/shop/order/order-pictures";
import { RequestStatus } from "~/shop/order/order-status";
import { orderNumber } from "~/shop/order/order-text";
import { Button, ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";
import { EmptyState } from "~/ui/placeholder";

import { personalMeta } from "./layout";
import styles from "./order-card.module.css";
import { PersonalPage } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:returns.title");

/** Loads a page of the customer's requests, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { page } = parseListing(new URL(args.request.url).searchParams);
  const { visit, loaded } = await loadForCustomer(args, ({ caller }) => listRequests(caller, { page, perPage }));
  const { refunds, pagination } = mainData(loaded);
  const last = Math.max(1, pagination.pages);
  if (page > last) {
    const path = localePath(visit.locale, paths.personalReturns());
    throw redirect(last > 1 ? `${path}?page=${last}` : path);
  }
  return { refunds, pagination, returnDays: shop.returns.days };
}

/** Withdraws a refund request. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { visit } = await requireCustomer(args);
  const form = await readForm(args.request);
  const read = fields.safeParse(Object.fromEntries(form));
  if (!read.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const answer = await withdrawRefund(visit.caller, read.data.orderId, read.data.requestId);
  if (answer.status === 404) return throwDenied(args, "not_own");
  const reason = answer.error && refusal(answer.error);
  if (await isWithdrawn(visit, read.data.requestId, answer))
    visit.setNotice({ kind: "success", text: translateFor(visit.locale)("personal:returns.withdrawn") });
  else visit.setNotice(reason ? { kind: "error", text: reason } : { kind: "error", key: "failed" });
  return redirectWith(visit, backTarget(args.request, form, localePath(visit.locale, paths.personalReturns())));
}

/** Whether the request is withdrawn, also if the answer that says so was lost. */
async function isWithdrawn({ caller }: Visit, requestId: number, answer: Answer<object>): Promise<boolean> {
  if (answer.error === null) return true;
  if (!mayBeDone(answer)) return false;
  // Newest first: a request that nobody has decided yet is rarely past the first page.
  const refunds = dataOrNull(await listRequests(caller, { page: 1, perPage }))?.refunds ?? [];
  return refunds.some((request) => request.id === requestId && request.status.code === "withdrawn");
}

/** The customer's cancellation and refund requests with the shop's answers. */
export default function Returns() {
  const { t, href } = useTranslation();
  const { refunds, pagination, returnDays } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={t("personal:returns.title")}>
      {refunds.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      <PageLinks path={paths.personalReturns()} pagination={pagination} shown={refunds.length} />
      {refunds.length === 0 ? (
        <EmptyState title={t("personal:returns.none")} text={t("personal:returns.noneText")}>
          <ButtonLink href={href(paths.personalHistory())}>{t("personal:returns.toHistory")}</ButtonLink>
        </EmptyState>
      ) : (
        <Note title={t("personal:returns.rule", { count: returnDays })}>{t("personal:returns.ruleText")}</Note>
      )}
    </PersonalPage>
  );
}

const perPage = 10;
const maxPictures = 3;

const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const fields = z.object({ orderId: id, requestId: id });

/** A request about an order and its status. */
function RequestCard({ request }: { request: OrderRequest }) {
  const translation = useTranslation();
  const { t, locale, href } = translation;
  const { id, orderId, createdAt, kind, status } = request;
  const titleId = `request-${id}`;
  const about = t("personal:returns.about", { number: orderNumber(request.orderNumber) });
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t(`personal:returns.${kind}`, { number: orderNumber(id) })}</h2>
          <p className="small">
            <a className="link" href={href(paths.personalOrder(orderId))}>
              {about}
            </a>
          </p>
          <p className="small muted">
            {t("personal:returns.requestedOn")} <time dateTime={createdAt}>{formatDate(locale, createdAt)}</time>
          </p>
        </div>
        <RequestStatus status={status} />
      </header>
      <div className={styles.facts}>
        <OrderPictures
          pictures={request.items.flatMap(({ picture }) => picture ?? []).slice(0, maxPictures)}
          className={styles.pictures}
        />
        <Facts facts={factsOf(translation, request)} />
      </div>
      {kind === "refund" && status.code === "new" && (
        <footer className={styles.foot}>
          <Withdraw request={request} />
        </footer>
      )}
    </article>
  );
}

function Withdraw({ request: { id, orderId } }: { request: OrderRequest }) {
  const { t, href } = useTranslation();
  const { formData } = useNavigation();
  return (
    <form method="post" action={href(paths.personalReturns())}>
      <input type="hidden" name="orderId" value={orderId} />
      <ConfirmQuestion
        icon="undo-2"
        label={
          <>
            {t("personal:returns.withdraw")}
            <span className="visually-hidden">: {t("personal:returns.refund", { number: orderNumber(id) })}</span>
          </>
        }
        text={t("personal:returns.withdrawText")}
      >
        <Button name="requestId" value={id} variant="danger" busy={formData?.get("requestId") === String(id)}>
          {t("personal:returns.withdrawConfirm")}
        </Button>
      </ConfirmQuestion>
    </form>
  );
}

function factsOf({ t, locale }: Translation, { reason, comment, sum, items, files, answer }: OrderRequest): Fact[] {
  const named = items.map(({ name, quantity }) => t("personal:returns.item", { name, count: quantity }));
  const photos = files.map(({ name, size }) => `${name} (${formatSize(locale, size)})`);
  return [
    { term: t("personal:returns.reason"), value: reason },
    { term: t("personal:returns.comment"), value: comment },
    { term: t("personal:returns.items"), value: named.length > 0 ? <Lines lines={named} /> : null },
    { term: t("personal:returns.files"), value: photos.length > 0 ? <Lines lines={photos} /> : null },
    { term: t("personal:returns.sum"), value: sum === undefined ? null : formatPrice(sum) },
    { term: t("personal:returns.answer"), value: answer },
  ];
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line, place) => (
        <li key={`${place} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}
