import { readFileSync } from 'node:fs';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../server/db/migration/migrate.ts';

const metadata = (file: string) => JSON.parse(readFileSync(`${migrationsFolder}/meta/${file}.json`, 'utf8'));
const entries: { tag: string; when: number }[] = metadata('_journal').entries;

/** The hash of each migration. A line is only ever added: databases know what they have applied by it. */
const KEPT = {
  '0000_version_1': '01fbe64d38131ab5667ff2f85a75c1fde3b196d019baee8c612e28b1c573075f',
};

test('a migration that databases have applied is neither changed nor taken away', () => {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }, index) => [entries[index]?.tag, hash]);
  expect(Object.fromEntries(hashes)).toEqual(KEPT);
});

test('a migration is newer than those before it, or databases that have these would never get it', () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

test('the migrations lead to the schema in server/db/schema: nothing is left for `npm run generate:migration`', () => {
  const modules = import.meta.glob('../../server/db/schema/*.ts', { eager: true });
  const tables = Object.assign({}, ...Object.values(modules));
  const newest = metadata(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot`);
  const { id, prevId } = newest;
  expect({ ...generateDrizzleJson(tables), id, prevId }).toEqual(newest);
});
