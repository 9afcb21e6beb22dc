/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ExportRevenueEntries } from './exportRevenueEntries.ts';
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { Id } from './id.ts';
import type { RevenueType } from './revenueType.ts';

export type ExportRevenueParams = {
/**
 * Only what was earned and reversed (`revenue`), or only what was paid out (`payouts`). Left out, both.
 */
entries?: ExportRevenueEntries;
/**
 * Only entries of this revenue type; payouts have none.
 */
type?: RevenueType;
/**
 * Only entries of this game; payouts and what belongs to no game have none.
 */
game_id?: Id;
/**
 * First UTC day of the entries, inclusive.
 */
date_from?: Day;
/**
 * Last UTC day of the entries, inclusive.
 */
date_to?: Day;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};
