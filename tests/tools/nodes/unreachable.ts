import { paths } from "~/paths";

const messages = ["Магазин не ответил", "The shop did not answer"];

/**
 * Requests a page from nginx and sends it a form while no shop is reachable. Returns an error for each response that
 * does not say so in both languages.
 */
export async function tryUnreachable(front: string): Promise<string[]> {
  const answers = await Promise.all([
    fetch(front + paths.home()),
    fetch(front + paths.basketLines(), { method: "POST", body: new URLSearchParams({ add: "1" }) }),
  ]);
  const faults = answers.map(async (answer) => {
    const text = await answer.text();
    const isTold =
      answer.status === 502 && answer.headers.has("Retry-After") && messages.every((it) => text.includes(it));
    return isTold ? [] : [`without a running shop ${new URL(answer.url).pathname} returned ${answer.status}: ${text}`];
  });
  return (await Promise.all(faults)).flat();
}
