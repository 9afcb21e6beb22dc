/** Does the work at once, and when asked again sooner than after that time, once at its end. */
export function atMostEvery(ms: number, work: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function ask(): void {
    isAsked = true;
    if (timer === undefined) run();
  }
  function run(): void {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    timer = setTimeout(run, ms);
    work();
  }
  return { ask, stop: () => clearTimeout(timer) };
}
