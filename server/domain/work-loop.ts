/** How a loop has fared since the process started, for people. */
export interface LoopState {
  /** As people read it. */
  name: string;
  /** Undefined before the first success. */
  lastSucceededAt: Date | undefined;
  failures: number;
  /** The newest attempt failed. */
  isFailing: boolean;
}

/** The loops of a process. */
export class Loops {
  readonly #loops: WorkLoop[] = [];

  add(...loops: (WorkLoop | undefined)[]): void {
    this.#loops.push(...loops.filter((loop) => loop !== undefined));
  }

  states(): LoopState[] {
    return this.#loops.map((loop) => loop.state());
  }
}

interface LoopOptions {
  /** As people read it in System and in the metrics. */
  name: string;
  pauseMs: number | (() => number);
  /** Before the first attempt after each start; by default none. */
  firstAfterMs?: number;
  /** Does the work that is due, and resolves with whether there may be more at once. */
  work: () => Promise<unknown>;
  /** Told of each failure. @param isAgain the attempt before failed too */
  failed?: (error: unknown, isAgain: boolean) => void;
}

/**
 * Does work again and again: immediately while there is more, otherwise after a pause, which `wake` ends early. A failure is counted, and the work is tried
 * again after the pause. What fails while the loop stops is no failure. Its timers do not keep the process alive. It can be started again.
 */
export class WorkLoop {
  readonly #options: LoopOptions;
  #running: Promise<void> | undefined;
  #isStopped = false;
  #woken = false;
  #endPause: (() => void) | undefined;
  /** By a clock that nobody sets, in milliseconds. */
  #succeededAt: number | undefined;
  #failures = 0;
  #isFailing = false;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  state(): LoopState {
    const at = this.#succeededAt;
    return {
      name: this.#options.name,
      lastSucceededAt: at === undefined ? undefined : new Date(Date.now() - (performance.now() - at)),
      failures: this.#failures,
      isFailing: this.#isFailing,
    };
  }

  start(): void {
    this.#isStopped = false;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Tries once more at once, also when this is called during an attempt. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Resolves when the last attempt has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await this.#running;
  }

  /** One attempt. Never rejects. @returns whether there may be more to do at once */
  async attempt(work = this.#options.work): Promise<boolean> {
    try {
      const more = (await work()) === true;
      this.#succeededAt = performance.now();
      this.#isFailing = false;
      return more;
    } catch (error) {
      if (this.#isStopped) return false;
      const isAgain = this.#isFailing;
      this.#failures++;
      this.#isFailing = true;
      this.#options.failed?.(error, isAgain);
      return false;
    }
  }

  async #run(): Promise<void> {
    const { pauseMs, firstAfterMs = 0 } = this.#options;
    this.#woken = false;
    if (firstAfterMs > 0) await this.#pause(firstAfterMs);
    while (!this.#isStopped) {
      const more = await this.attempt();
      if (!more && !this.#isStopped) await this.#pause(typeof pauseMs === 'number' ? pauseMs : pauseMs());
    }
  }

  async #pause(ms: number): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        timer.unref();
        this.#endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#endPause = undefined;
    this.#woken = false;
  }
}
