/** @typedef {import("./child.mjs").Child} Child */

/** Under npm, Ctrl-C arrives twice, from the terminal and from npm: within this time, in ms, both count as one. */
const oneRequest = 1000;

/**
 * A process that ends before it answers, or within this time, in ms, has crashed at start. After this many crashes in a
 * row it is not restarted.
 */
const atOnce = 10_000;
const maxAtOnce = 4;

/** How long to wait before a restart, in ms: a second, doubled for each crash at start in a row. */
const pauseAfter = (/** @type {number} */ deaths) => Math.min(1000 * 2 ** Math.max(0, deaths - 1), 30_000);

/**
 * While all is being stopped, nothing new may start: `quit` ends the launcher soon.
 * @returns {Promise<never>}
 */
const untilEnd = () => new Promise(() => undefined);

/**
 * Supervises the launcher's processes. Restarts one that dies. If one refuses to start or crashes at start repeatedly, or
 * the launcher is asked to end, stops all and ends the launcher. They stop in reverse order of their start, so that the
 * shop finishes its running requests while its API still answers.
 * @param {(line: string) => void} printError
 * @param {(code: number) => void} quit ends the launcher
 */
export function createSupervisor(printError, quit) {
  /** @type {Child[]} */
  const children = [];
  let stopping = false;
  let asked = 0;

  /** @param {number} code the launcher's exit code */
  async function shutDown(code) {
    if (stopping) return untilEnd();
    stopping = true;
    let end = code;
    for (const child of [...children].reverse()) {
      if (await child.stop()) continue;
      printError(`${child.name} did not stop in time and was killed`);
      end = 1;
    }
    quit(end);
  }

  /** Handles a request to stop; a second one kills processes without waiting for running requests. */
  function interrupt() {
    if (stopping && Date.now() - asked > oneRequest) for (const child of children) child.kill();
    else if (!stopping) asked = Date.now();
    void shutDown(0);
  }

  /** @param {string} line */
  async function fail(line) {
    if (!stopping) printError(line);
    await shutDown(1);
  }

  /**
   * Adds a process that runs as long as the launcher.
   * @param {() => Child} start starts it
   * @param {() => Promise<boolean>} untilReady waits until it answers; false if that takes too long
   * @param {number} [place] its index among the children
   * @param {number} [deaths] the number of its crashes at start in a row
   * @returns what `untilReady` returns
   */
  async function add(start, untilReady, place = children.length, deaths = 0) {
    const isFirst = place === children.length;
    const child = stopping ? await untilEnd() : start();
    const startedAt = Date.now();
    let isReady = false;
    children[place] = child;
    void child.exited.then((end) => {
      if (stopping) return;
      // Its own message says what to mend: another try would only repeat it.
      if (isFirst && !isReady && end === 1) return fail(`${child.name} did not start`);
      const again = isReady && Date.now() - startedAt >= atOnce ? 0 : deaths + 1;
      const died = `${child.name} stopped unexpectedly (${String(end)})`;
      if (again >= maxAtOnce) return fail(`${died} ${String(again)} times in a row and is not restarted`);
      printError(`${died} and restarts in ${String(pauseAfter(again) / 1000)} s`);
      setTimeout(() => void add(start, untilReady, place, again), pauseAfter(again));
    });
    isReady = await untilReady();
    return isReady;
  }

  /**
   * Waits for a one-off process; if it fails, the launcher fails. If the launcher is asked to end meanwhile, this never
   * returns: a process that was stopped may have exited with 0, and the next step would outlive the launcher.
   * @param {Child} child
   */
  async function finish(child) {
    children.push(child);
    const end = await child.exited;
    children.splice(children.indexOf(child), 1);
    if (end !== 0 || stopping) await fail(`${child.name} failed (${String(end)})`);
  }

  return { add, finish, fail, shutDown, interrupt };
}
