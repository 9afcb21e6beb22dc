/**
 * A question that calls wait for. Those that ask at the same moment share it; features/session/question-hosts shows it
 * in a dialog.
 */
export class SharedQuestion {
  #asked: PromiseWithResolvers<boolean> | undefined;
  readonly #hosts = new Set<() => void>();

  #change(next: PromiseWithResolvers<boolean> | undefined): void {
    this.#asked = next;
    for (const listener of this.#hosts) listener();
  }

  /** Resolves with false when the administrator cancels, and where nothing can show the question, as on the sign-in page. */
  ask(): Promise<boolean> {
    if (this.#hosts.size === 0) return Promise.resolve(false);
    if (!this.#asked) this.#change(Promise.withResolvers());
    return this.#asked?.promise ?? Promise.resolve(false);
  }

  readonly answer = (agreed: boolean): void => {
    this.#asked?.resolve(agreed);
    this.#change(undefined);
  };

  readonly isAsked = (): boolean => this.#asked !== undefined;

  /** Registers whoever shows the question. Returns a function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#hosts.add(listener);
    return () => void this.#hosts.delete(listener);
  };
}
