import { oneOf } from '../../lib/search-params.ts';

/** The parts of a statement's page but for the first one, 'To confirm'. `missing`: the payments that no statement has. */
const NAMES = ['returned', 'open', 'unreadable', 'matched', 'left_out', 'missing'] as const;

export type StatementTab = (typeof NAMES)[number];
export type StatementSearch = { tab?: StatementTab | undefined };

/** The page's search parameters; invalid ones count as absent. */
export const statementSearch = (raw: Record<string, unknown>): StatementSearch => ({ tab: oneOf(NAMES, raw.tab) });
