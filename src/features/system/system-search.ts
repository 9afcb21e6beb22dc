import { flagOf, recordIdOf } from '../../lib/search-params.ts';

/** The parts of the screen, by their name in the URL; the first one has none. */
export const PARTS = [
  { part: undefined, label: 'Status', area: undefined },
  { part: 'payments', label: 'Payments', area: 'system' },
  { part: 'webhooks', label: 'Webhooks', area: 'webhooks' },
  { part: 'reconciliation', label: 'Reconciliation', area: 'reconciliation' },
] as const;

export type SystemPart = Exclude<(typeof PARTS)[number]['part'], undefined>;

/** `open` is the record in the drawer; `new` opens the form for another one, `edit` that for the one in the drawer. */
export type SystemSearch = {
  part?: SystemPart | undefined;
  open?: string | undefined;
  new?: true | undefined;
  edit?: true | undefined;
};

/** The screen's search parameters; invalid ones count as absent. */
export function systemSearch(raw: Record<string, unknown>): SystemSearch {
  const part = PARTS.find((one) => one.part !== undefined && one.part === raw.part)?.part;
  if (part === undefined) return {};
  const open = recordIdOf(raw.open);
  return {
    part,
    open,
    new: flagOf(raw.new),
    edit: open === undefined ? undefined : flagOf(raw.edit),
  };
}
