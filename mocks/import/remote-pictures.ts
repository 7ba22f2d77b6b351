import { existsSync } from "node:fs";
import { join } from "node:path";

import { whenFree, type Db } from "#mocks/db/query";

import { downloadPicture, NoAnswer, type DownloadOptions } from "./download";
import { storePicture } from "./pictures";

/** How many pictures are downloaded at once. */
const atOnce = 4;

/** A host that does not answer this often in a row is not asked again before the next import or start. */
const maxFailures = 5;

export type RemoteOptions = DownloadOptions & {
  db: Db;
  /** The folder in which the API stores pictures. */
  folder: string;
  /** Called for each picture that could not be downloaded. */
  report: (problem: { subject: string; reason: string }) => void;
  /** Called after each picture with the number of pictures tried. */
  progress?: (count: number) => void;
};

/** What became of the pictures that were not stored yet. */
export type RemoteSummary = { stored: number; failed: number };

type Wanted = { path: string; url: string };

/**
 * Downloads the pictures that imported products name by address and that are not stored yet, and adds each to its
 * products at once. A download that ends early goes on the next time; a picture that could not be downloaded is tried
 * again then.
 */
export async function downloadPictures({
  db,
  folder,
  report,
  progress,
  ...options
}: RemoteOptions): Promise<RemoteSummary> {
  const wanted = db.all<Wanted>("select distinct path, url from imported_picture where stored = 0 order by product_id");
  const summary = { stored: 0, failed: 0 };
  const queue = wanted.values();
  /** Of each host, how often in a row it did not answer, why, and how many pictures were left for that. */
  const hosts = new Map<string, { failures: number; reason: string; left: number }>();

  async function work(): Promise<void> {
    for (const { path, url } of queue) {
      if (options.signal?.aborted) return;
      const host = hosts.get(hostOf(url)) ?? { failures: 0, reason: "", left: 0 };
      hosts.set(hostOf(url), host);
      const isSilent = host.failures >= maxFailures;
      const fault = isSilent ? null : await tryOne({ path, url }, join(folder, path), options);
      if (options.signal?.aborted) return;
      if (isSilent) host.left += 1;
      else host.failures = fault instanceof NoAnswer ? host.failures + 1 : 0;
      if (fault) {
        host.reason = fault.message;
        report({ subject: url, reason: fault.message });
      } else if (!isSilent) await whenFree(() => showPicture(db, path));
      summary[fault || isSilent ? "failed" : "stored"] += 1;
      progress?.(summary.stored + summary.failed);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  for (const [host, { left, reason }] of hosts)
    if (left > 0) report({ subject: host, reason: `${reason}: ${left} more pictures` });
  return summary;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : "");

/** Null if the picture is stored, else why not. */
async function tryOne({ url }: Wanted, file: string, options: DownloadOptions): Promise<Error | null> {
  if (existsSync(file)) return null;
  try {
    const bytes = await downloadPicture(url, options);
    return (await storePicture(bytes, file)) ? null : new Error("the file is not a picture");
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Adds a stored picture to its products, in the feed's order. */
function showPicture(db: Db, path: string): void {
  db.transaction(() => {
    db.run("update imported_picture set stored = 1 where path = ?", path);
    db.run(
      `update product set pictures = (
         select json_group_array(path) from (
           select path from imported_picture as own
           where own.product_id = product.id and own.stored = 1 order by own.sort))
       where id in (select product_id from imported_picture where path = ?)`,
      path,
    );
  });
}
