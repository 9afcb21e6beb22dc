/**
 * Looks for work again and again: immediately while there is more, otherwise after a pause, which `wake` ends early.
 */
export class WorkLoop {
  readonly #look: () => Promise<boolean>;
  readonly #pauseMs: number;
  #running: Promise<void> | undefined;
  #stopping = false;
  #woken = false;
  #endPause: (() => void) | undefined;

  /** @param look does the work that is due, and resolves with whether there may be more; must not reject */
  constructor(look: () => Promise<boolean>, pauseMs: number) {
    this.#look = look;
    this.#pauseMs = pauseMs;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Looks once more at once, also when this is called during a look. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Resolves when the last look has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const more = await this.#look();
      if (!more && !this.#stopping) await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#pauseMs);
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
