import { type SQL, sql } from 'drizzle-orm';
import { searchKey } from '../../src/lib/search-key.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/one-row.ts';
import { gameSearchKey } from '../db/text-search.ts';
import { inTransaction } from '../db/transaction.ts';

/** Rows of a step, whose locks are held while their index entries are made. */
const STEP = 200;
/** After so many new keys, what they left in the tables and their indexes slows searches down. */
const MANY = 10_000;

interface Keyed {
  table: string;
  id: string;
  /** Rows that should have a key, as their index has it. */
  lacking: SQL;
  texts: string[];
  keyOf: (texts: string[]) => string;
}

const first = ([text = '']: string[]) => searchKey(text);
const TABLES: Keyed[] = [
  { table: 'players', id: 'player_id', lacking: sql`display_name is not null`, texts: ['display_name'], keyOf: first },
  { table: 'withdrawals', id: 'withdrawal_id', lacking: sql`true`, texts: ['bank_name'], keyOf: first },
  {
    table: 'games',
    id: 'game_id',
    lacking: sql`true`,
    texts: ['game_name', 'game_id', 'developer'],
    keyOf: ([gameName = '', gameId = '', developer = '']) => gameSearchKey({ gameName, gameId, developer }),
  },
];

/**
 * The work of a loop: makes the keys that are missing, step by step. Each key is a new version of its row in every index. When many were made, the tables are tidied
 * at the end: until then a search read all new entries one after the other, and took ten times as long.
 *
 * @param upkeep `Connection.upkeep`, where a statement may take half an hour
 */
export function makingSearchKeys(db: Database, upkeep: Database, many = MANY): () => Promise<boolean> {
  let untidied = 0;
  return async () => {
    const made = await makeSearchKeys(db);
    untidied += made;
    if (made > 0) return true;
    // Another server may be at it.
    if (untidied >= many) await upkeep.execute(sql`vacuum (analyze, skip_locked) players, withdrawals`);
    untidied = 0;
    return false;
  };
}

/**
 * Makes the search keys of some rows that have none, of the servers before this release or from before it. Rows that others are changing are left for later.
 *
 * @returns how many it made; 0 when none is left
 */
export async function makeSearchKeys(db: Database): Promise<number> {
  for (const one of TABLES) {
    const made = await inTransaction(db, (tx) => makeSome(tx, one));
    if (made > 0) return made;
  }
  return 0;
}

async function makeSome(db: Pick<Database, 'execute'>, { table, id, lacking, texts, keyOf }: Keyed): Promise<number> {
  const [named, key] = [sql.identifier(table), sql.identifier(id)];
  const rows = await rowsOf<{ id: string; texts: string[] }>(
    db,
    sql`select ${key} as id, json_build_array(${sql.join(texts.map(sql.identifier), sql`, `)}) as texts from ${named}
      where search_key is null and ${lacking} order by ${key} limit ${STEP}::int for no key update skip locked`,
  );
  if (rows.length === 0) return 0;
  const given = rows.map((row) => ({ id: row.id, key: keyOf(row.texts) }));
  await db.execute(sql`
    update ${named} set search_key = given.key
    from json_to_recordset(${JSON.stringify(given)}::text::json) as given (id text, key text)
    where ${named}.${key} = given.id`);
  return rows.length;
}
