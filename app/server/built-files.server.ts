import { readdirSync } from "node:fs";

/** The paths of the files below a folder, such as `assets/root.css`; none where it is not there, as in development. */
export function filesOf(folder: string): string[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").slice(folder.length + 1));
  } catch {
    return [];
  }
}
