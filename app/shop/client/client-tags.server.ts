import { counterTag, noWorkerTag } from "./tags";

/**
 * What the head tells the script that comes later: tags that the server adds after those of React.
 * @param counter the number of the counter that may count this visitor
 */
export function laterTags({ hasWorker, counter }: { hasWorker: boolean; counter: string | null }): string {
  return [
    hasWorker ? "" : `<meta name="${noWorkerTag}" content=""/>`,
    counter ? `<meta name="${counterTag}" content="${counter}"/>` : "",
  ].join("");
}
