import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "~/server/launch/root.mjs";
import { untilListening } from "~/server/launch/wait.mjs";

const shippedConfig = join(root, "app/server/nodes/nginx.conf");

/** A program that runs in front of the shops or next to them. */
type Helper = {
  /** The errors in its log, one per line, except those about unreachable shops. */
  faults: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** The required programs that are not installed. */
export function missingPrograms(): string[] {
  return ["nginx", "redis-server"].filter((name) => spawnSync(name, ["-v"]).error !== undefined);
}

/** Starts nginx on a port, in front of shops on other ports, with its files in its own folder. */
export async function startNginx(port: number, shopPorts: number[]): Promise<Helper> {
  const folder = await mkdtemp(join(tmpdir(), "verstak-nginx-"));
  // If root starts nginx, its workers run as another user, who must be able to access the folders for large bodies.
  await chmod(folder, 0o755);
  const file = join(folder, "nginx.conf");
  await writeFile(file, await configuration(folder, port, shopPorts));
  const stop = await start("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", file], port);
  return {
    async faults() {
      const text = await readFile(join(folder, "error.log"), "utf8");
      const lines = text.split("\n").filter((line) => /\[(error|crit|alert|emerg)\]/.test(line));
      return lines.filter((line) => !/Connection refused|prematurely closed/.test(line));
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The shop's nginx configuration for several nodes, with other addresses and with its files in another folder. */
async function configuration(folder: string, port: number, shopPorts: number[]): Promise<string> {
  const changes: [string, string][] = [
    ["http {", "daemon off;\nhttp {"],
    ["listen 8080;", `listen 127.0.0.1:${port};`],
    ...shopPorts.map((shop, node): [string, string] => [`server shop-${node + 1}:3000`, `server 127.0.0.1:${shop}`]),
  ];
  return changes.reduce(
    (text, [what, instead]) => {
      if (!text.includes(what)) throw new Error(`nginx.conf has no "${what}"`);
      return text.replace(what, instead);
    },
    (await readFile(shippedConfig, "utf8")).replaceAll("/tmp/", `${folder}/`),
  );
}

/**
 * Starts nginx as a CDN in front of one shop: it keeps what the response's own headers allow, and says in `X-Cache`
 * whether it had the answer (`HIT`).
 */
export async function startCache(port: number, shop: string): Promise<Pick<Helper, "stop">> {
  const folder = await mkdtemp(join(tmpdir(), "verstak-cdn-"));
  await chmod(folder, 0o755);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `daemon off; pid ${folder}/nginx.pid; events {} http { access_log off;
    ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
    proxy_cache_path ${folder}/cache keys_zone=cdn:10m;
    server { listen 127.0.0.1:${port}; location / {
      proxy_pass ${shop}; proxy_cache cdn; proxy_set_header Host $http_host;
      proxy_set_header Accept-Encoding $http_accept_encoding; add_header X-Cache $upstream_cache_status always; } } }`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, config);
  const stop = await start("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", file], port);
  return {
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server in place of a node of the shop, on a port. */
export async function startNode(port: number, answer: RequestListener): Promise<Pick<Helper, "stop">> {
  const node = createServer(answer);
  node.listen(port, "127.0.0.1");
  await once(node, "listening");
  return {
    async stop() {
      const closed = new Promise((resolve) => node.close(resolve));
      node.closeAllConnections();
      await closed;
    },
  };
}

/** Starts Redis on a port, without persistence. */
export async function startRedis(port: number): Promise<Pick<Helper, "stop">> {
  const stop = await start("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], port);
  return { stop };
}

/** Starts a program and waits until it listens. */
async function start(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const early = ended.then(([code]) => Promise.reject(new Error(`${program} ended (${String(code)})`)));
  await Promise.race([untilListening("127.0.0.1", port), early]);
  early.catch(() => undefined);
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
