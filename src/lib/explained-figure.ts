// The figures whose explanation is on the screen. Their button is on many screens, and what explains them is loaded on request.

export interface ExplainedFigure {
  /** Its schema and field in the contract: 'DashboardStats.totalRevenue'. */
  name: string;
  label: string;
  /** As it is shown; undefined where it stands in a table. */
  value?: string | undefined;
  /** The contract's placeholders that are this figure's alone. */
  about?: Readonly<Record<string, string>> | undefined;
}

export interface Explanation {
  /** The figure that the button stands beside; by default the first. */
  label?: string;
  figures: readonly [ExplainedFigure, ...ExplainedFigure[]];
  /** The contract's placeholders, and `days`, the length of the screen's period. */
  about?: Readonly<Record<string, string | number>> | undefined;
}

let shown: Explanation | undefined;
const listeners = new Set<() => void>();

function show(explanation: Explanation | undefined): void {
  shown = explanation;
  for (const listener of listeners) listener();
}

export const explanationStore = {
  show,
  close: (): void => show(undefined),
  read: (): Explanation | undefined => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
