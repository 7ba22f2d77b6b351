/** @typedef {import("./child.mjs").Child} Child */

/** A Ctrl-C under npm arrives twice, from the terminal and from npm: within this time, in ms, it is one request. */
const oneRequest = 1000;

/**
 * The processes that belong together: when one ends by itself, or somebody asks the launcher to end, the others are
 * stopped in the reverse of their starting order (the shop finishes its open requests while its API still answers) and
 * the launcher ends.
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
   * @param {Child} child
   */
  function add(child) {
    children.push(child);
    void child.exited.then((end) => fail(`${child.name} stopped unexpectedly (${String(end)})`));
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
