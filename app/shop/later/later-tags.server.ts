import { noWorkerTag } from "./worker";

/** What the head tells the script that comes later: tags that the server adds after those of React. */
export function laterTags({ hasWorker }: { hasWorker: boolean }): string {
  return hasWorker ? "" : `<meta name="${noWorkerTag}" content=""/>`;
}
