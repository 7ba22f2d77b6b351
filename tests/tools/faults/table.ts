import type { Case } from "./try-scenario";

const head = ["call", "scenario", "fault", "status", "time", "what the shopper sees"];

/** All cases as a Markdown table, sorted by call; ways with the same result for the shopper share a row. */
export function tableOf(cases: Case[]): string {
  const rows = new Map<string, { cells: string[]; ways: string[] }>();
  for (const { endpoint, scenario, way, verdict } of cases) {
    const { status, wait, sees } = verdict;
    const key = [endpoint, scenario, status, wait, sees].join("|");
    const row = rows.get(key) ?? { cells: [`\`${endpoint}\``, scenario, "", status, wait, sees], ways: [] };
    row.ways.push(way);
    rows.set(key, row);
  }
  const lines = [...rows.values()].map(({ cells, ways }) => cells.with(2, ways.join(", ")));
  const sorted = lines.toSorted((a, b) => `${a[0]}${a[1]}`.localeCompare(`${b[0]}${b[1]}`, "en"));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...sorted.map(line)].join("\n");
}
