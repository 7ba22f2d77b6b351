/** Runs tasks in the order in which they come, no more than `most` of them at once. One that fails makes room as well. */
export function atOnce(most: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const end = () => {
    running -= 1;
    next();
  };
  function next(): void {
    const task = running < most ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    task().then(end, end);
  }
  return (task) => {
    waiting.push(task);
    next();
  };
}
