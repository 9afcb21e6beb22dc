import type { PGlite } from '@electric-sql/pglite';
import type { Permission } from '../../src/generated/model/permission.ts';
import { DEADLINES, type Deadline } from './deadlines.ts';
import { actual, CHANGED, type EventRow, type OwnRole, type Row } from './records.ts';

export interface Step {
  id: number;
  withdrawal_id: string;
  from_status: string | null;
  to_status: string;
  action: string;
  admin_id: string | null;
  /** The person who agreed, and the request; null where one person decided. */
  second_admin_id: string | null;
  approval_request_id: number | null;
  requested_cents: number;
  note: string | null;
  reason_code: string | null;
  player_id: string;
  /** When its transaction began, in milliseconds. */
  at: number;
  /** When its withdrawal was requested, in milliseconds. */
  requested_at: number;
}

export interface AuditRow {
  audit_id: number;
  action: string;
  admin_id: string | null;
  subject_type: string;
  subject_id: string | null;
  /** What the row says was there before and after. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Its reasons and notes, of which the row has only the hashes. */
  texts: string | null;
  /** Of a withdrawal or a transaction, the record as it is now. */
  actual: Row | null;
}

export interface Sent {
  withdrawal_id: string;
  attempt: number;
  lease_until: string;
  /** Whether the lease is in force. */
  is_leased: boolean;
  asked_at: string | null;
  net_cents: number;
}

/** A session, or a token of a service account, by the hash of its token. */
export interface Proof {
  hash: string;
  admin_id: string;
  /** When it ends by itself, unless it is used, in milliseconds. */
  until: number;
}

/** A withdrawal that is set aside: by one reviewer, or until a time for all. */
export interface Deferral {
  withdrawal_id: string;
  kind: 'skip' | 'snooze';
  admin_id: string;
  until: string | null;
}

export interface Stopped {
  player_id: string;
  is_hold: boolean;
  until: string | null;
  admin_id: string | null;
  /** The reason of the recalls. */
  recall_note: string | null;
}

interface Account {
  admin_id: string;
  role_ids: string[];
  is_disabled: boolean;
  /** Of a service account. */
  owner_id: string | null;
}

/** A webhook that a process has leased, in order to send it. */
interface LeasedDelivery {
  delivery_id: number;
  attempts: number;
  leased_until: string;
}

export interface Payout {
  id: number;
  amount_cents: number;
  admin_id: string;
  second_admin_id: string | null;
  approval_request_id: number | null;
}

/** What the transactions since the last look have written, and how things stand. */
export interface Seen {
  /** The number of the next transaction that writes. */
  xid: string;
  /** The time by the database's clock, in milliseconds. */
  now: number;
  steps: Step[];
  audit: AuditRow[];
  events: EventRow[];
  /** The withdrawals that are processing. */
  processing: Sent[];
  deliveries: LeasedDelivery[];
  isPaused: boolean;
  /** Why the server believes that the database was restored; null while it does not. */
  restored: string | null;
  accounts: Account[];
  roles: OwnRole[];
  /** Rows that were inserted or updated, of the tables of `records.ts`; none unless somebody may have done so. */
  changed: { type: string; id: string; content: Row }[];
  /** The players whom somebody has frozen or placed on hold, and not freed since; a freeze may have ended by itself. */
  stopped: Stopped[];
  /** The reviewer of each claimed withdrawal; the lease may have ended. */
  claims: { withdrawal_id: string; claimed_by: string; claimed_until: string }[];
  /** Withdrawals that await review and are not in the queue, and those in the queue that do not. */
  misplaced: string[];
  /** The decisions that wait for a second person, and how many were carried out. */
  waiting: {
    id: number;
    subject_id: string | null;
    requested_by: string;
    permission: Permission;
    expires_at: string;
  }[];
  agreed: number;
  /** Withdrawals that are still set aside, and do not await review. */
  stranded: string[];
  deferrals: Deferral[];
  /** The days of the daily comparison, and which process has taken each and when. */
  days: { day: string; tried_at: string | null; run_id: string | null }[];
  /** The number of events that have a place in the feed before the time until which they are held. */
  early: number;
  /** The versions of games and of the items that administrators have changed, by id. */
  versions: Record<string, string>;
  /** Cents: the revenue that was earned, what of it was reversed, and what was paid out. */
  revenue: { earned: number; reversed: number; paid: number };
  /** The newest `updated_at` of all withdrawals. */
  changedAt: string | null;
  /** All sessions, and the tokens of service accounts. */
  proofs: Proof[];
  /** The sum that was sent within the last hour. */
  sentCents: number;
  /** Payouts since the last look. */
  payouts: Payout[];
  deadlines: Deadline[];
  /** The signs of processes that pay. */
  workers: string[];
  /** Transactions that are pending, by id. */
  open: { id: number; transaction_id: string }[];
}

const rows = (columns: string, from: string) =>
  `(select coalesce(json_agg(row), '[]') from (select ${columns} from ${from}) as row)`;

/** One statement, because it is asked after each transaction. */
const SEEN = `select case when pg_snapshot_xmax(pg_current_snapshot())::text = $5::text then null else json_build_object(
  'xid', pg_snapshot_xmax(pg_current_snapshot())::text,
  'now', extract(epoch from now()) * 1000,
  'steps', ${rows(
    'id, withdrawal_id, from_status, to_status, action, withdrawal_history.admin_id, second_admin_id, approval_request_id, requested_cents, withdrawal_history.note, reason_code, withdrawal_history.player_id, extract(epoch from withdrawal_history.created_at) * 1000 as at, extract(epoch from withdrawals.created_at) * 1000 as requested_at',
    'withdrawal_history join withdrawals using (withdrawal_id) where id > $1::bigint order by id',
  )},
  'audit', ${rows(
    `audit_id, action, admin_id, subject_type, subject_id, before, after,
      (select string_agg(text, ' ') from audit_texts where audit_texts.audit_id = audit_log.audit_id and field like 'after.%') as texts,
      ${actual('id = subject_id::bigint')}`,
    'audit_log where audit_id > $2::bigint order by audit_id',
  )},
  'events', ${rows(
    `id, type, subject_type, subject_id, record, ${actual('transaction_id = subject_id')}`,
    'platform_events where id > $3::bigint order by id',
  )},
  'processing', ${rows(
    'withdrawal_id, attempt, lease_until, lease_until > now() as is_leased, asked_at, net_cents',
    "withdrawals where status = 'processing' order by withdrawal_id",
  )},
  'deliveries', ${rows('delivery_id, attempts, leased_until', 'webhook_deliveries where leased_until is not null order by delivery_id')},
  'isPaused', exists (select from payment_pause),
  'restored', (select evidence::text from restores where ended_at is null),
  'roles', ${rows('role_id as id, name, permissions', 'roles order by role_id')},
  'accounts', ${rows('admin_id, role_ids, disabled_at is not null as is_disabled, owner_id', 'admins order by admin_id')},
  'claims', ${rows(
    'withdrawal_id, claimed_by, claimed_until',
    'review_queue where claimed_by is not null order by withdrawal_id',
  )},
  'misplaced', (select coalesce(json_agg(withdrawal_id), '[]') from withdrawals full join review_queue as q using (withdrawal_id)
    where coalesce(status in ('pending', 'pending_review'), false) <> (q.player_id is not null)),
  'waiting', ${rows('id, subject_id, requested_by, permission, expires_at', "approval_requests where state = 'waiting' order by id")},
  'agreed', (select count(*) from approval_requests where state = 'approved'),
  'stranded', (select coalesce(json_agg(withdrawal_id), '[]') from review_deferrals where ended_at is null and withdrawal_id not in (select withdrawal_id from review_queue)),
  'changedAt', (select max(updated_at) from withdrawals),
  'stopped', ${rows(
    'player_id, is_hold, until, admin_id, recall_note',
    `(select player_id, false as is_hold, until, admin_id, 'The player was frozen' as recall_note from player_freezes where ended_at is null
      union all select player_id, true, null, admin_id, recall_note from player_holds where ended_at is null) as stops order by player_id, is_hold`,
  )},
  'proofs', ${rows(
    'hash, admin_id, extract(epoch from until) * 1000 as until',
    `(select token_hash as hash, admin_id, least(expires_at, last_active_at + interval '30 minutes') as until from sessions
      union all select token_hash, admin_id, expires_at from service_tokens) as proofs order by hash`,
  )},
  'deferrals', ${rows('withdrawal_id, kind, admin_id, until', 'review_deferrals where ended_at is null order by withdrawal_id, kind, admin_id')},
  'days', ${rows('day, tried_at, run_id', 'reconciliation_days order by day')},
  'early', (select count(*) from platform_events where position is not null and not_before > now()),
  'versions', (select coalesce(json_object_agg(id, updated_at order by id), '{}') from (select game_id as id, updated_at from games
    union all select item_id, updated_at from game_items where admin_changed_at is not null) as version),
  'revenue', json_build_object('earned', (select coalesce(sum(amount_cents), 0) from revenue_records),
    'reversed', (select coalesce(sum(amount_cents), 0) from revenue_reversals), 'paid', (select coalesce(sum(amount_cents), 0) from payouts)),
  'sentCents', (select coalesce(sum(net_cents), 0) from payment_claims where claimed_at > now() - interval '1 hour'),
  'payouts', ${rows('id, amount_cents, admin_id, second_admin_id, approval_request_id', 'payouts where id > $4::bigint order by id')},
  'deadlines', ${rows('*', DEADLINES)},
  'workers', (select coalesce(json_agg(worker_id order by worker_id), '[]') from payment_workers),
  'open', ${rows('id, transaction_id', "transactions where status = 'pending' and transaction_type <> 'withdrawal' order by id limit 20")}
) end as seen`;

/** Reads what was written, through a connection of its own that nothing fails on. */
export class Facts {
  readonly #read: <T>(statement: string, params?: unknown[]) => Promise<T[]>;
  #newest = { step: 0, audit: 0, event: 0, payout: 0 };
  #written = '';
  /** The number of the transaction since which changed rows were not read. */
  #changedSince = '0';

  constructor(database: PGlite, inDatabase: <T>(work: () => Promise<T>) => Promise<T>) {
    this.#read = async <T>(statement: string, params: unknown[] = []) =>
      (await inDatabase(() => database.query<T>(statement, params))).rows;
  }

  /**
   * @param isWanted whether the rows are read that were changed since they were read the last time
   * @returns undefined when no transaction has written anything since the last look
   */
  async look(isWanted: (seen: Seen) => boolean): Promise<Seen | undefined> {
    const { step, audit, event, payout } = this.#newest;
    const [found] = await this.#read<{ seen: Seen | null }>(SEEN, [step, audit, event, payout, this.#written]);
    const seen = found?.seen ?? undefined;
    if (seen === undefined) return undefined;
    this.#written = seen.xid;
    seen.changed = [];
    if (isWanted(seen)) {
      seen.changed = await this.#read<Seen['changed'][number]>(CHANGED, [this.#changedSince]);
      this.#changedSince = seen.xid;
    }
    this.#newest = {
      step: seen.steps.at(-1)?.id ?? step,
      audit: seen.audit.at(-1)?.audit_id ?? audit,
      event: seen.events.at(-1)?.id ?? event,
      payout: seen.payouts.at(-1)?.id ?? payout,
    };
    return seen;
  }

  rows<T>(statement: string, params?: unknown[]): Promise<T[]> {
    return this.#read<T>(statement, params);
  }
}
