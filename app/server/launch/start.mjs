/**
 * Starts the shop and what it needs: `node app/server/launch/start.mjs [start | dev | serve | api | reset]`. Runs
 * before the installation, so everything that it loads is plain JavaScript without packages, loaded only after the
 * check of Node's version.
 */
const oldest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const wanted = oldest.join(".");

if (major < Number(oldest[0]) || (major === oldest[0] && minor < Number(oldest[1]))) {
  process.stderr.write(`Node ${process.versions.node} is too old: the shop needs ${wanted} or newer\n`);
  process.exitCode = 1;
} else {
  const { launch } = await import("./launch.mjs");
  await launch(process.argv.slice(2));
}
