import { isConcurrent } from '../../server/db/migration/apply-migrations.ts';

// The parts of a migration that the release before, which still runs, cannot live with, or for which it would have to wait.

const TABLE = /(?:"public"\.)?"?(\w+)"?/.source;

/** Of any table. */
const NEVER: [RegExp, string][] = [
  [/^drop (table|view|sequence|type|schema)\b/, 'takes something away'],
  [/^alter type\b/, 'changes a type'],
  [/^(update|delete from|truncate)\b/, 'changes rows, all at once'],
  [/^drop index (?!concurrently)/, 'takes an index away, and locks its table'],
];

/** Of a table that was there before. */
const OF_OLD_TABLES: [RegExp, string][] = [
  [/\bdrop column\b/, 'takes a column away'],
  [/\brename\b/, 'renames'],
  [/\balter column\b.*\b(type|set data type)\b/, 'changes the type of a column'],
  [/\balter column\b.*\bset not null\b/, 'refuses rows that the release before writes'],
  [/\balter column\b.*\bdrop default\b/, 'refuses rows that the release before writes'],
  [/\badd column\b(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/, 'refuses rows that the release before writes'],
  [
    /\badd (constraint|primary key|unique|check|foreign key)\b(?!.*\bnot valid\b)/,
    'reads the whole table under a lock',
  ],
];

const createdBy = (statement: string): string | undefined =>
  new RegExp(`^create table (?:if not exists )?${TABLE}`).exec(statement)?.[1];
const alteredBy = (statement: string): string | undefined =>
  new RegExp(`^alter table (?:if exists )?(?:only )?${TABLE}`).exec(statement)?.[1];

/** In lower case, on one line, without comments. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/** The tables that migrations create. */
export const tablesOf = (statements: readonly string[]): string[] =>
  statements.flatMap((statement) => createdBy(statement) ?? []);

/** @param before the tables that were there before this migration */
export function contractionsIn(statements: readonly string[], before: ReadonlySet<string>): string[] {
  const own = new Set(tablesOf(statements));
  const isOld = (table: string | undefined) => table !== undefined && before.has(table) && !own.has(table);
  const found: string[] = [];
  const concurrent = statements.filter(isConcurrent);
  if (concurrent.length > 0 && concurrent.length < statements.length) {
    found.push(
      'it builds an index concurrently, which cannot be in one transaction with the rest: make two migrations',
    );
  }
  for (const statement of statements) {
    const note = (why: string) => found.push(`'${statement}' ${why}`);
    for (const [pattern, why] of NEVER) if (pattern.test(statement)) note(why);
    const altered = alteredBy(statement);
    if (isOld(altered)) for (const [pattern, why] of OF_OLD_TABLES) if (pattern.test(statement)) note(why);
    const [, unique, concurrently, name, on] =
      new RegExp(`^create (unique )?index (concurrently )?(?:if not exists )?"?(\\w+)"? on (?:only )?${TABLE}`).exec(
        statement,
      ) ?? [];
    if (!isOld(on)) continue;
    if (unique) note('refuses rows that the release before writes');
    if (!concurrently) note('locks a table that is in use: build it concurrently');
    else if (!statements.includes(`drop index concurrently if exists "${name}"`)) {
      note(
        `needs DROP INDEX CONCURRENTLY IF EXISTS "${name}" before it: a build that was broken off leaves half an index`,
      );
    }
  }
  return found;
}
