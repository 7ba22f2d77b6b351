import type { AppLoadContext } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";

import { maxBytes, readForm } from "~/forms/read-form.server";
import { forServer, viaField } from "~/forms/reply";
import { localeFromPath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { buttonClass } from "~/ui/button";

type Posted = { request: Request; context: AppLoadContext };

/** Posted forms, by the context of their request. */
const kept = new WeakMap<AppLoadContext, FormData>();

/**
 * Keeps the text of a posted form for an error page. An action whose form holds typed text calls it first: without
 * JavaScript, its page is loaded again with the answer, and fails too if the API does. A form with photos is not kept: it
 * is not read before its sender is known.
 * @throws like `readForm`
 */
export async function keepText({ request, context }: Posted): Promise<void> {
  const size = Number(request.headers.get("Content-Length") ?? Infinity);
  if (size <= maxBytes) kept.set(context, await readForm(request.clone()));
}

/** HTML of the form that sends a kept text again, to the same address; empty if nothing was typed. */
export function keptForm({ request, context }: Posted): string {
  const fields = [...(kept.get(context) ?? [])].filter(isText);
  if (!fields.some(isTyped)) return "";
  const { pathname, search } = new URL(request.url);
  const t = translateFor(localeFromPath(pathname));
  return renderToStaticMarkup(
    <form method="post" action={pathname + search} data-reload="">
      {fields.map(([name, value], place) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <p>{t("system:kept.text")}</p>
      <button className={buttonClass({ size: "l" })}>{t("system:kept.send")}</button>
    </form>,
  );
}

/** Not a file, a field for scripts, or a secret, which is typed again on the form's own page. */
const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === "string" && field[0] !== viaField && !/password/i.test(field[0]);

/** Not what the page itself puts into a form. A form with nothing else is a button, such as the one that ends the other sessions. */
const isTyped = ([name, value]: [string, string]) => value !== "" && name !== "intent" && !forServer.has(name);
