import type { PlatformPlayerOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { searchKey } from '../../src/lib/search-key.ts';
import { insertRows } from '../db/insert-rows.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { players } from '../db/schema/players.ts';
import { updateRows } from '../db/update-rows.ts';
import { compareVersions, lockedRows } from '../records/locked-rows.ts';
import { platformTime } from '../records/platform-clock.ts';
import type { RecordKind, Verdict } from '../records/record-kind.ts';

export interface PlayerRecord {
  playerId: string;
  email: string;
  displayName: string;
  createdAt: Date;
  platformVersion: Date;
  searchKey: string;
}

/** @throws InvalidInput for times ahead of our clock */
export function playerRecord(body: PlatformPlayerOutput, now: Date): PlayerRecord {
  const displayName = body.display_name.trim();
  return {
    playerId: body.player_id,
    email: body.email,
    displayName,
    createdAt: platformTime(body.registered_at, 'registered_at', now),
    platformVersion: platformTime(body.updated_at, 'updated_at', now),
    searchKey: searchKey(displayName),
  };
}

type Row = typeof players.$inferSelect;

/** Storing the platform's players. */
export const PLAYERS: RecordKind<PlayerRecord, Row> = {
  name: 'players',
  idOf: ({ playerId }) => playerId,
  stored: { table: players, id: players.playerId },
  present: ({ playerId, email, displayName, createdAt }) => ({
    player_id: playerId,
    email,
    display_name: displayName,
    registered_at: createdAt.toISOString(),
  }),
  async known(tx, records) {
    const ids = records.map(({ playerId }) => playerId);
    const rows = await lockedRows(tx, players, players.playerId, ids, 'update');
    const emails = records.map(({ email }) => email);
    const taken = await tx
      .select({ email: players.email, playerId: players.playerId })
      .from(players)
      .where(isOneOfMany(players.email, emails));
    const owners = new Map(taken.map(({ email, playerId }) => [email, playerId]));
    // If two records of a batch have the same address, the first gets it.
    for (const { email, playerId } of records) if (!owners.has(email)) owners.set(email, playerId);
    return {
      rows,
      refusal: ({ email, playerId }) =>
        owners.get(email) === playerId
          ? undefined
          : { outcome: 'conflict', message: 'The e-mail address belongs to another player.' },
    };
  },
  judge(record, row): Verdict {
    // The player was erased, which nothing that the platform sends again takes back.
    if (row.email === null) return 'unchanged';
    if (record.createdAt.getTime() !== row.createdAt.getTime() && row.platformVersion !== null) {
      return { outcome: 'conflict', message: 'registered_at may not change.' };
    }
    const age = compareVersions(record.platformVersion, row.platformVersion);
    if (age === 'older') return 'unchanged';
    const isSame = record.email === row.email && record.displayName === row.displayName;
    if (age === 'newer') return 'updated';
    return isSame ? 'unchanged' : { outcome: 'conflict', message: 'Another record has the same updated_at.' };
  },
  create: (tx, records) => insertRows(tx, players, records),
  update: (tx, changes) =>
    updateRows(
      tx,
      players,
      'playerId',
      changes.map(({ record: { playerId, email, displayName, platformVersion, searchKey } }) => ({
        playerId,
        email,
        displayName,
        platformVersion,
        searchKey,
      })),
    ),
};
