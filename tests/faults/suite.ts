// Shared by the fault suites: how much of the load they run, and the line that each prints at its end.

/** `npm run test:faults` runs the full load, `npm test` enough of it to notice a regression within minutes. */
export const full = (): boolean => process.env.FAULTS === 'full';

export const size = (short: number, whole: number): number => (full() ? whole : short);

export interface Outcome {
  operations: number;
  faults: number;
  /** Defaults to 0, which is also the required value. */
  lost?: number;
  double?: number;
  stuck?: number;
  /** Omitted when the suite moves no money. */
  books?: 'balanced' | 'not balanced';
}

/** Prints the suite's result in one line. The suite fails by its own expectations. */
export function report(name: string, outcome: Outcome): void {
  const { operations, faults, lost = 0, double = 0, stuck = 0, books = 'n/a' } = outcome;
  process.stdout.write(
    `suite ${name}: ${operations} operations, ${faults} faults, ` +
      `lost ${lost}, double ${double}, stuck ${stuck}, books ${books}\n`,
  );
}
