/**
 * `npm run observatory`: scores the built shop's home page over HTTPS, on the loopback, with the scorer of the MDN HTTP
 * Observatory. Exits with code 1 below A+ or 120.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import * as z from "zod";

import { freePort } from "../../fixtures/ports";
import { startShop } from "../../fixtures/shop";

const folder = fileURLToPath(new URL(".", import.meta.url));
const scorer = join(folder, "node_modules/@mdn/mdn-http-observatory");
const wanted = 120;

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ result: z.string(), scoreModifier: z.number() })),
});

/**
 * Installs the scorer from the lock file. Its own setup would compile a database client and download a list of hosts.
 */
function install(): void {
  if (!existsSync(scorer)) {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  }
  // Replaces the HSTS preload list, which does not contain the loopback.
  writeFileSync(join(scorer, "conf/hsts-preload.json"), "{}");
}

function makeCertificate(place: string) {
  const [key, cert] = [join(place, "key.pem"), join(place, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...made, ...subject], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** Forwards everything to the shop, as a TLS proxy in front of it does. */
function startProxy({ key, cert }: { key: Buffer; cert: Buffer }, port: number, target: number) {
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request({ host: "localhost", port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed.on("error", () => outgoing.destroy()));
  });
  return server.listen(port);
}

install();
const place = mkdtempSync(join(tmpdir(), "verstak-observatory-"));
const certificate = makeCertificate(place);
const [port, shopPort, apiPort] = [await freePort(), await freePort(), await freePort()];
const host = `localhost:${port}`;
const shop = await startShop({ port: shopPort, apiPort, env: { SITE_URL: `https://${host}` } });
const proxy = startProxy(certificate, port, shopPort);
try {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file };
  const scan = ["--import", "tsx", join(folder, "scan.ts"), join(scorer, "src/scanner/index.js"), host];
  const { stdout } = await promisify(execFile)(process.execPath, scan, { env });
  const {
    scan: { grade, score },
    tests,
  } = report.parse(JSON.parse(stdout));
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  }
  console.log(`${grade}, ${score}`);
  if (grade !== "A+" || score < wanted) process.exitCode = 1;
} finally {
  proxy.close();
  proxy.closeAllConnections();
  await shop.stop();
  rmSync(place, { recursive: true });
}
