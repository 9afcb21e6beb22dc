import { hasPeople } from '../authentication/queries.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from './settings.ts';

/** How an operator gets into a database in which nobody could sign in or invite anybody; undefined where somebody could. */
export async function wayIn(db: Database, { singleSignOn }: Settings): Promise<string | undefined> {
  if (singleSignOn !== undefined || (await hasPeople(db))) return undefined;
  return 'Nobody can sign in yet: `npm run admin -- create <name>` makes the first administrator';
}
