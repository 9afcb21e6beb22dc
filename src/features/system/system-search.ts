/** The parts of the screen, by their name in the URL; the first one has none. */
export const PARTS = [
  { part: undefined, label: 'Status' },
  { part: 'payments', label: 'Payments' },
] as const;

export type SystemPart = Exclude<(typeof PARTS)[number]['part'], undefined>;

export type SystemSearch = { part?: SystemPart | undefined };

/** The screen's search parameters; invalid ones count as absent. */
export function systemSearch(raw: Record<string, unknown>): SystemSearch {
  return { part: PARTS.find(({ part }) => part !== undefined && part === raw.part)?.part };
}
