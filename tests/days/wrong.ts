/** Something happened that must not happen. */
export class Wrong extends Error {
  readonly invariant: string;

  /** @param invariant its short name, by which one failure is told from another while a day is made smaller */
  constructor(invariant: string, message: string) {
    super(`${invariant}: ${message}`);
    this.invariant = invariant;
  }
}
