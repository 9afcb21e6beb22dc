import { AlertEventType } from '../../src/generated/model/alertEventType.ts';
import { ApprovalsEventType } from '../../src/generated/model/approvalsEventType.ts';
import { AuditAction } from '../../src/generated/model/auditAction.ts';
import { FeedEventType } from '../../src/generated/model/feedEventType.ts';
import { GameEventType } from '../../src/generated/model/gameEventType.ts';
import { ItemEventType } from '../../src/generated/model/itemEventType.ts';
import { PlayerEventType } from '../../src/generated/model/playerEventType.ts';
import { TransactionEventType } from '../../src/generated/model/transactionEventType.ts';
import { WithdrawalEventType } from '../../src/generated/model/withdrawalEventType.ts';
import type { World } from './world.ts';

const EVENT_TYPES = [
  AlertEventType,
  ApprovalsEventType,
  FeedEventType,
  GameEventType,
  ItemEventType,
  PlayerEventType,
  TransactionEventType,
  WithdrawalEventType,
].flatMap((types): string[] => Object.values(types));

/** Steps whose money the ledger moves. */
const MOVES = [
  'create',
  'reject',
  'cancel',
  'process',
  'retry',
  'complete',
  'complete_fee',
  'fail',
  'recall',
  'undo',
  'release',
  'return',
  'return_fee',
];

/** Everything that there are kinds of: the statement that finds those of a day, and all that there could be. */
const LISTS: readonly { of: string; found: string; all: readonly string[] }[] = [
  { of: 'audit', found: 'select distinct action from audit_log', all: Object.values(AuditAction) },
  { of: 'event', found: 'select distinct type from platform_events', all: EVENT_TYPES },
  {
    of: 'transfer',
    found: 'select distinct kind from ledger_transfers',
    all: [...MOVES.map((step) => `withdrawal.${step}`), 'revenue.earn', 'payout.pay'],
  },
  {
    of: 'request',
    found: "select distinct action || ' ' || state from approval_requests",
    all: ['approve', 'process', 'retry', 'payout'].flatMap((action) =>
      ['approved', 'denied', 'withdrawn', 'expired', 'void'].map((state) => `${action} ${state}`),
    ),
  },
  { of: 'delivery', found: 'select distinct state from webhook_deliveries', all: ['delivered', 'given_up'] },
];

/** The kinds that a day has reached. */
export async function reachedKinds(world: World): Promise<string[]> {
  const parts = LISTS.map(({ of, found }) => `select '${of} ' || kind as kind from (${found}) as found(kind)`);
  return (await world.rows<{ kind: string }>(parts.join(' union all '))).map(({ kind }) => kind);
}

/** The kinds that none of some days has reached. */
export function kindsLeft(reached: ReadonlySet<string>): string[] {
  return LISTS.flatMap(({ of, all }) => all.map((kind) => `${of} ${kind}`)).filter((kind) => !reached.has(kind));
}
