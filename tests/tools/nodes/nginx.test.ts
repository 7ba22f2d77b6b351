import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { freePort } from "../../fixtures/ports";
import { missingPrograms, startNginx, startNode } from "./helpers";

/** A node that has the given files; for others it answers 404 with its own page. */
const startNodeWith = (port: number, files: string[]) =>
  startNode(port, ({ url = "" }, response) => {
    response.statusCode = files.includes(url) ? 200 : 404;
    response.end(files.includes(url) ? `the file ${url}` : "a node's page");
  });

describe.skipIf(missingPrograms().includes("nginx"))("nginx in front of two nodes of different builds", () => {
  let front = "";
  let nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeEach(async () => {
    const [port, newer, older] = [await freePort(), await freePort(), await freePort()];
    nodes = [
      await startNodeWith(newer, ["/assets/new.js", "/strings/new/ru/home.json"]),
      await startNodeWith(older, ["/assets/old.js", "/strings/old/ru/home.json"]),
    ];
    nginx = await startNginx(port, [newer, older]);
    front = `http://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  /** The answers to several requests: nginx asks the nodes in turn. */
  async function answersTo(path: string) {
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await fetch(front + path);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    return [...new Set(answers)];
  }

  it("finds a file on the node that has it", async () => {
    expect(await answersTo("/assets/new.js")).toEqual(["200 the file /assets/new.js"]);
    expect(await answersTo("/assets/old.js")).toEqual(["200 the file /assets/old.js"]);
  });

  it("finds a page's texts on the node that has the page's build", async () => {
    for (const path of ["/strings/new/ru/home.json", "/strings/old/ru/home.json"])
      expect(await answersTo(path)).toEqual([`200 the file ${path}`]);
  });

  it("passes on that no node has a file", async () => {
    expect(await answersTo("/assets/gone.js")).toEqual(["404 a node's page"]);
  });

  it("passes on what the only running node says", async () => {
    await nodes[1]?.stop();
    expect(await answersTo("/assets/new.js")).toEqual(["200 the file /assets/new.js"]);
    expect(await answersTo("/assets/gone.js")).toEqual(["404 a node's page"]);
  });

  it("says that no node runs", async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    const [answer, ...others] = await answersTo("/assets/new.js");
    expect(others).toEqual([]);
    expect(answer).toMatch(/^502 [^]*Магазин не ответил/);
  });
});
