import { readFileSync } from "node:fs";

/** What the system's error codes mean to an owner who named the file. */
const reasons: Record<string, string> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "part of its path is not a folder",
  EEXIST: "there is a file of this name",
  EISDIR: "it is a folder",
  EACCES: "this user lacks the right",
  EPERM: "this user lacks the right",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

/** Why a file cannot be read or written, as the end of a sentence. */
export function fileFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return reasons[code] ?? error.message;
}

/**
 * Reads a text file.
 * @throws the system's error, always with the file's path: Node leaves it out if the path is a folder's
 */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw error instanceof Error && !("path" in error) ? Object.assign(error, { path }) : error;
  }
}
