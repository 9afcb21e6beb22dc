import { readFileSync } from 'node:fs';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../server/db/migration/migrate.ts';
import { repeatableFiles } from '../../server/db/migration/repeatable-sql.ts';
import { contractionsIn, statementsOf, tablesOf } from './contractions.ts';

const metadata = (file: string) => JSON.parse(readFileSync(`${migrationsFolder}/meta/${file}.json`, 'utf8'));
const entries: { tag: string; when: number }[] = metadata('_journal').entries;

/** The hash of each migration. A line is only ever added: databases know what they have applied by it. */
const KEPT = {
  '0000_version_1': '01fbe64d38131ab5667ff2f85a75c1fde3b196d019baee8c612e28b1c573075f',
  '0001_review_scores_time': '9f1129b2d7ab06c18c45732569da6195de14f8ba28cc355e50fd5effd80639e7',
  '0002_review_queue_front': '22c969205bc3bbfb69bcc3e85e9f3149d3b63d95f804579766183a7660d920d0',
  '0003_review_changes_withdrawal': 'e73d689394f2d65bf170aa9494aed9a5c94c27521020f68b07ddead0abaf80fa',
  '0004_webhook_choices': '1f436813dda9d94826d91fef0009ed1f38b56854ff41c6cffa4daa3919976115',
  '0005_statement_directions': '4ec038a0be523cd88983f1df6ffe2dc51fe36dfa153963be48a7228477a51ca4',
  '0006_recovered_factors': 'e1f5597936fc9948b2a9eb62b2a3429e606d6f19e753b35ead37589b748fb192',
  '0007_one_person': '49b553e1fe788c0d72df794b7a78bbd1a2743dc15efbc7275431104459b1e8bb',
  '0008_recall_note': 'b90e3a0f703362cc31d549c8eca14e8711dbcda4ea0a87509662eed22c813a4a',
  '0009_feed_cursor_key': '20b5d7bd01c8e1dca7e86ec2448413f7e930c63b2cc3f9b256c644d97185fae6',
  '0010_review_postponements': '74a946f23ad7e79eb5a1ec122457123d8742b6b5041d533597e612a7bfd27192',
  '0011_asked_claims': '4b79ecfda53a97ac08907d986dd6d8bf0390600258fda6440e53fabe73729126',
  '0012_decided_facts': 'a5165091f196037151498a9714bd6f85806e3e7744cf8779c82444bfbca9bc60',
  '0013_who_signs_in': 'e35f42d0ceae3e9680653d583d80cf15505a17328f65f54a732a936dd500231d',
  '0014_notifications': 'fd1489af9f121a92fe2036aa05a77d2397c3a57297ea3a50c60dab0a3cc63433',
  '0015_sign_on_address': 'c444783a4fce3b9ab8473e6d8b97158768102a3e6821743ecde104f33a5d9fce',
  '0016_search_keys': '3b3d05eb9926e457c5bf76422b8d4ad38fde6dacb4dcb46a1f74881ac475fe86',
  '0017_search_key_indexes': '9d826b7500e56375b903635f5c6d4ee7764f24eda972a7d21a8d9776f5007b70',
  '0018_statements': '97e7feb8a9d420d36494d146375fcb61d2864dde7d653d1252e9941bad6a29ab',
  '0019_player_id_in_any_case': '430f6c8bed317952eeeace960054becc24eb8cb5fafe2d24a5d6a487b734fcca',
  '0020_statement_details': 'bf334ef2c3d6e8576f70f695c93a24dac94cf9f12860080f6129a9bb73fdf26a',
  '0021_statement_storing': '6ca68039c1663928df5f3ed281af3b4b6a0e939ef3b9994a3f51318fbf0f86b3',
};

test('a migration that databases have applied is neither changed nor taken away', () => {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }, index) => [entries[index]?.tag, hash]);
  expect(Object.fromEntries(hashes)).toEqual(KEPT);
});

test('a line of the SQL beside the code has at most 120 characters', () => {
  const long = repeatableFiles().flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 120 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
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

describe('the release before goes on while a migration is applied and after it:', () => {
  const oldestServer = Number(
    /select (\d+)/.exec(repeatableFiles().find(({ file }) => file.endsWith('oldest-server.sql'))?.text ?? '')?.[1],
  );
  const sqlOf = (tag: string) => readFileSync(`${migrationsFolder}/${tag}.sql`, 'utf8');

  test.each(entries.slice(1))(
    '$tag only adds, or says from which migration on servers do without what it takes',
    ({ tag }) => {
      const earlier = entries.slice(
        0,
        entries.findIndex((entry) => entry.tag === tag),
      );
      const before = new Set(earlier.flatMap((entry) => tablesOf(statementsOf(sqlOf(entry.tag)))));
      const [, needs] = /^-- contracts: for servers from (\w+) on$/m.exec(sqlOf(tag)) ?? [];
      if (needs === undefined) return expect(contractionsIn(statementsOf(sqlOf(tag)), before)).toEqual([]);
      // A server that does not know that one is not ready on this schema.
      expect(earlier.find((entry) => entry.tag === needs)?.when).toBeLessThanOrEqual(oldestServer);
    },
  );

  test('the oldest server that works with the schema knows one of its migrations', () => {
    expect(entries.map(({ when }) => when)).toContain(oldestServer);
  });

  const before = new Set(['players', 'withdrawals']);
  const found = (sql: string) => contractionsIn(statementsOf(sql), before);

  test.each([
    'DROP TABLE "players";',
    'ALTER TABLE "players" DROP COLUMN "email";',
    'ALTER TABLE "players" RENAME COLUMN "email" TO "mail";',
    'ALTER TABLE "players" RENAME TO "gamers";',
    'ALTER TABLE "players" ALTER COLUMN "email" SET DATA TYPE varchar(20);',
    'ALTER TABLE "players" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "players" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "players" ADD CONSTRAINT "grown" CHECK ("age" > 17);',
    'ALTER TYPE "status" ADD VALUE \'late\';',
    'CREATE INDEX "by_age" ON "players" USING btree ("age");',
    'CREATE UNIQUE INDEX CONCURRENTLY "by_email" ON "players" ("email");',
    'CREATE INDEX CONCURRENTLY "by_age" ON "players" ("age");',
    'ALTER TABLE "players" ADD COLUMN "age" integer;\nDROP INDEX CONCURRENTLY IF EXISTS "by_age";',
    'DROP INDEX "by_age";',
    'UPDATE "players" SET "age" = 18;',
  ])('%s is refused', (sql) => {
    expect(found(sql)).not.toEqual([]);
  });

  test.each([
    'ALTER TABLE "players" ADD COLUMN "age" integer;',
    'ALTER TABLE "players" ADD COLUMN "age" integer DEFAULT 18 NOT NULL;',
    'ALTER TABLE "players" ADD CONSTRAINT "grown" CHECK ("age" > 17) NOT VALID;',
    'CREATE TABLE "pets" ("id" integer NOT NULL);\nCREATE UNIQUE INDEX "one" ON "pets" ("id");\nALTER TABLE "pets" ADD CONSTRAINT "owner" FOREIGN KEY ("id") REFERENCES "players"("id");',
    '-- Two statements.\nDROP INDEX CONCURRENTLY IF EXISTS "by_age";\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "by_age" ON "players" ("age");',
  ])('%s is not', (sql) => {
    expect(found(sql)).toEqual([]);
  });
});
