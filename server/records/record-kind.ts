import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import type { SystemActor } from '../domain/actor.ts';
import type { RecordResult } from './records.ts';

/** Why a record is not stored, or that it did not change. */
export type Verdict = 'updated' | 'unchanged' | Refusal;
interface Refusal extends Pick<RecordResult, 'errors' | 'record'> {
  outcome: 'conflict' | 'incomplete' | 'missing_reference';
  message: string;
}

/** Data about the records of one round, read before any of them is written. */
export interface Known<R, Row> {
  /** By id; locked in the order of the ids. */
  rows: ReadonlyMap<string, Row>;
  /** Why a record cannot be created or changed; undefined when it can. */
  refusal(record: R): Refusal | undefined;
}

/** One kind of the platform's records. Each write is one statement for all records of a round, in the order of their ids. */
export interface RecordKind<R, Row> {
  /** In the plural, as in the URL. */
  name: 'players' | 'games' | 'items' | 'transactions' | 'withdrawals' | 'archived_withdrawals';
  /** Whether its batches are stored while no other batch is. */
  isAlone?: boolean;
  idOf(record: R): string;
  /** The table in which its records are stored. */
  stored: { table: PgTable; id: PgColumn };
  /**
   * The fields that a later version can change, in the contract's form; undefined for one that stays as it is. Absent where
   * records never change.
   */
  present?(one: R | Row): Record<string, unknown>;
  known(tx: Transaction, records: R[], force: boolean): Promise<Known<R, Row>>;
  /** Decides about a record that already exists. */
  judge(record: R, row: Row, force: boolean, known: Known<R, Row>): Verdict;
  create(tx: Transaction, records: R[], known: Known<R, Row>, by: SystemActor): Promise<void>;
  update(
    tx: Transaction,
    changes: { record: R; row: Row }[],
    by: SystemActor,
    force: boolean,
    known: Known<R, Row>,
  ): Promise<void>;
}
