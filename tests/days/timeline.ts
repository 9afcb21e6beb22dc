/** A value and its changes. A moment is the number of what has happened in the day so far. */
export class Timeline<T> {
  readonly #entries: { moment: number; value: T }[] = [];

  get last(): T | undefined {
    return this.#entries.at(-1)?.value;
  }

  set(moment: number, value: T): void {
    if (JSON.stringify(this.last) !== JSON.stringify(value)) this.#entries.push({ moment, value });
  }

  /** The values that it had at some time from one moment to another. */
  between(from: number, to: number): T[] {
    const before = this.#entries.findLast(({ moment }) => moment <= from);
    const since = this.#entries.filter(({ moment }) => moment > from && moment <= to);
    return [...(before ? [before] : []), ...since].map(({ value }) => value);
  }
}
