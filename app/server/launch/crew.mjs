/** @typedef {import("./child.mjs").Child} Child */

/** A Ctrl-C under npm arrives twice, from the terminal and from npm: within this time, in ms, it is one request. */
const oneRequest = 1000;

/** A process that lives shorter than this, in ms, died at once. So often in a row, and it is not started again. */
const atOnce = 10_000;
const mostAtOnce = 4;

/** How long to wait before a process is started again, in ms: a second, and twice as long each time it died at once. */
const pauseAfter = (/** @type {number} */ deaths) => Math.min(1000 * 2 ** Math.max(0, deaths - 1), 30_000);

/**
 * The processes that belong together. One that dies is started again. When one dies at once again and again, or somebody asks
 * the launcher to end, all are stopped in the reverse of their starting order (the shop finishes its open requests while its
 * API still answers) and the launcher ends.
 * @param {(line: string) => void} complain
 * @param {(code: number) => void} quit ends the launcher
 */
export function createCrew(complain, quit) {
  /** @type {Child[]} */
  const children = [];
  let leaving = false;
  let asked = 0;

  /** @param {number} code the launcher's exit code */
  async function leave(code) {
    if (leaving) return;
    leaving = true;
    let end = code;
    for (const child of [...children].reverse()) {
      if (await child.stop()) continue;
      complain(`${child.name} did not stop in time and was killed`);
      end = 1;
    }
    quit(end);
  }

  /** Somebody asks to stop; who asks again does not want to wait for open requests any more. */
  function interrupt() {
    if (leaving && Date.now() - asked > oneRequest) for (const child of children) child.kill();
    else if (!leaving) asked = Date.now();
    void leave(0);
  }

  /** @param {string} line */
  async function fail(line) {
    if (!leaving) complain(line);
    await leave(1);
  }

  /**
   * Adds a process that is to run as long as the launcher.
   * @param {() => Child} start starts it
   */
  function add(start) {
    run(start, children.length, 0);
  }

  /**
   * @param {() => Child} start
   * @param {number} place among the children
   * @param {number} deaths so often in a row it has died at once
   */
  function run(start, place, deaths) {
    const child = start();
    const startedAt = Date.now();
    children[place] = child;
    void child.exited.then((end) => {
      if (leaving) return;
      const again = Date.now() - startedAt < atOnce ? deaths + 1 : 0;
      const died = `${child.name} stopped unexpectedly (${String(end)})`;
      if (again >= mostAtOnce) return fail(`${died}, again and again`);
      const pause = pauseAfter(again);
      complain(`${died} and is started again in ${String(pause / 1000)} s`);
      setTimeout(() => leaving || run(start, place, again), pause);
    });
  }

  /**
   * Waits for a process that does one thing; its failure is the launcher's.
   * @param {Child} child
   */
  async function finish(child) {
    children.push(child);
    const end = await child.exited;
    children.splice(children.indexOf(child), 1);
    if (end !== 0) await fail(`${child.name} failed (${String(end)})`);
  }

  return { add, finish, fail, leave, interrupt };
}
