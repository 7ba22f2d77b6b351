import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { untilListening } from "#mocks/launch/wait.mjs";

/** What stands between the shoppers and the shops, or beside these. */
export type Helper = {
  /** What it has logged of its faults, a line each, but for shops that were not there. */
  faults: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Which of the programs that are needed are not there. */
export function missingPrograms(): string[] {
  return ["nginx", "redis-server"].filter((name) => spawnSync(name, ["-v"]).error !== undefined);
}

/** nginx on a port, before shops on other ports; its files are in a folder of its own. */
export async function startNginx(port: number, shopPorts: number[]): Promise<Helper> {
  const folder = await mkdtemp(join(tmpdir(), "verstak-nginx-"));
  // Where root starts it, its worker is somebody else, who has to reach the folders for large bodies.
  await chmod(folder, 0o755);
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port, shopPorts));
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

/**
 * Each request comes to the shop over a connection of its own: one that a shop will not take has not been sent yet, so it goes to
 * the other shop, posts too. What was sent and lost is sent again where that does no harm: all that is only read, and the
 * orders, which have a key, and the hearts, which are set rather than turned over.
 */
function configuration(folder: string, port: number, shopPorts: number[]): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  upstream shop {
    ${shopPorts.map((shop) => `server 127.0.0.1:${shop} max_fails=1 fail_timeout=1s;`).join("\n    ")}
  }
  proxy_http_version 1.1;
  proxy_set_header Connection close;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 1s;
  proxy_buffers 16 32k;
  proxy_buffer_size 32k;
  proxy_next_upstream error timeout;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://shop; }
    location ~ ^(/en)?/(checkout|favorites/toggle)$ {
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://shop;
    }
  }
}
`;
}

/** Redis on a port, which keeps nothing on disk. */
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
