import { insertRows } from '../../db/insert-rows.ts';
import { archivedWithdrawals } from '../../db/schema/archive.ts';
import { players } from '../../db/schema/players.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { lockedRows, presentIds } from '../../records/locked-rows.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import type { ArchivedRecord } from './archived-record.ts';

type Row = typeof archivedWithdrawals.$inferSelect;

/** Storing withdrawals of the system before this one: only a row, which no step, payment or figure ever reads. */
export const ARCHIVE: RecordKind<ArchivedRecord, Row> = {
  name: 'archived_withdrawals',
  // A request with one of these ids could come meanwhile, in a batch that does not see this one.
  isAlone: true,
  idOf: ({ withdrawalId }) => withdrawalId,
  stored: { table: archivedWithdrawals, id: archivedWithdrawals.withdrawalId },
  async known(tx, records) {
    const ids = records.map(({ withdrawalId }) => withdrawalId);
    const live = await presentIds(tx, withdrawals, withdrawals.withdrawalId, ids);
    const here = await presentIds(
      tx,
      players,
      players.playerId,
      records.map(({ playerId }) => playerId),
    );
    return {
      rows: await lockedRows(tx, archivedWithdrawals, archivedWithdrawals.withdrawalId, ids),
      refusal({ withdrawalId, playerId }) {
        if (!here.has(playerId)) {
          return { outcome: 'missing_reference', message: `The player ${playerId} is not here.` };
        }
        if (!live.has(withdrawalId)) return undefined;
        return { outcome: 'conflict', message: 'A withdrawal of this system has this id.' };
      },
    };
  },
  judge(record, row) {
    const isSame = (Object.keys(record) as (keyof ArchivedRecord)[]).every(
      (field) => record[field]?.valueOf() === row[field]?.valueOf(),
    );
    return isSame ? 'unchanged' : { outcome: 'conflict', message: 'It is archived, and may not change.' };
  },
  create: (tx, records) => insertRows(tx, archivedWithdrawals, records),
  update: () => Promise.reject(new Error('what is archived never changes')),
};
