import { accepts, after, type DeskEvent, type DeskState, nextChange, type Press, START } from './desk-machine.ts';

/** The state of one desk, and the clock that drives it. */
export class DeskStore {
  #state: DeskState = START;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly read = (): DeskState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = (event: DeskEvent): void => {
    const next = after(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    this.#wake();
    for (const listener of this.#listeners) listener();
  };

  /** @returns whether to do what was asked for */
  readonly press = (press: Omit<Press, 'is' | 'at'>): boolean => {
    const event: Press = { is: 'pressed', at: performance.now(), ...press };
    const isAccepted = accepts(this.#state, event);
    this.tell(event);
    return isAccepted;
  };

  /** Tells the time when the state changes by itself. */
  #wake(): void {
    clearTimeout(this.#timer);
    const at = nextChange(this.#state);
    if (at === undefined) return;
    const inMs = Math.max(1, Math.ceil(at - performance.now()));
    this.#timer = setTimeout(() => this.tell({ is: 'time', at: performance.now() }), inMs);
  }
}
