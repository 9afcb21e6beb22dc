/** Milliseconds for which a loop may hold the process before others are answered. */
const TURN_MS = 8;

/**
 * For loops over as many items as a caller chose: `if (turn.isOver) await turn.pass();`. Reading the clock costs less than
 * any item, awaiting a pass each time would not. Awaiting the embedded database is no pass: it runs in this process, and
 * nobody else is heard between two of its answers.
 */
export class Turn {
  #since = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#since > TURN_MS;
  }

  /** Resolves when others have had their turn. */
  async pass(): Promise<void> {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    this.#since = performance.now();
  }
}
