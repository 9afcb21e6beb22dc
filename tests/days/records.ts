import type { Seen } from './facts.ts';

/** A row of a table, as JSON. */
export type Row = Record<string, unknown>;

export interface EventRow {
  id: number;
  type: string;
  subject_type: string;
  subject_id: string;
  /** The record, as the event tells it. */
  record: Row;
  /** Of a withdrawal or a transaction, the record as it is now. */
  actual: Row | null;
}

/** A role that is not built in. */
export interface OwnRole {
  id: string;
  name: string;
  permissions: string[];
}

/** SQL of the withdrawal or transaction that an event or an audit row is about, as it is now. */
export const actual = (isTransaction: string): string =>
  `case subject_type when 'withdrawal' then (select to_jsonb(w) from withdrawals w where w.withdrawal_id = subject_id)
    when 'transaction' then (select to_jsonb(t) from transactions t where t.${isTransaction}) end as actual`;

/** A table whose rows are looked at when they were written. */
interface Table {
  name: string;
  id: string;
  /** Columns that say nothing of what somebody did. */
  without?: readonly string[];
}

/** Small tables of what administrators write, each by the type of its records. */
const TABLES: Readonly<Record<string, Table>> = {
  admin: { name: 'admins', id: 'admin_id', without: ['password_hash', 'updated_at'] },
  deferral: { name: 'review_deferrals', id: 'id' },
  freeze: { name: 'player_freezes', id: 'id' },
  game: { name: 'games', id: 'game_id', without: ['updated_at', 'platform_version', 'admin_changed_at'] },
  game_item: { name: 'game_items', id: 'item_id', without: ['updated_at', 'platform_version', 'admin_changed_at'] },
  hold: { name: 'player_holds', id: 'id' },
  mention: { name: 'mentions', id: 'id' },
  note: { name: 'notes', id: 'note_id' },
  preference: { name: 'preferences', id: 'admin_id', without: ['updated_at'] },
  reason_code: { name: 'reason_codes', id: 'code' },
  role: { name: 'roles', id: 'role_id', without: ['updated_at'] },
  rules: { name: 'approval_rules', id: 'version' },
  service_token: { name: 'service_tokens', id: 'token_id', without: ['last_used_at', 'last_used_from'] },
  webhook: {
    name: 'webhook_targets',
    id: 'target_id',
    without: ['position', 'failing_since', 'updated_at', 'previous_secret', 'previous_secret_until'],
  },
};

/** A statement of the rows that were written since the transaction whose number is its parameter. */
export const CHANGED = Object.entries(TABLES)
  .map(([type, { name, id, without = [] }]) => {
    const left = without.map((column) => ` - '${column}'`).join('');
    return `select '${type}' as type, ${id}::text as id, to_jsonb(${name})${left} as content from ${name}
      where age(xmin) <= (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint - $1::text::bigint)`;
  })
  .join(' union all ')
  .concat(' order by type, id');

/** A record that was made or changed, and how it was before. */
export interface Change {
  type: string;
  id: string;
  row: Row;
  /** Undefined for a new one. */
  before: Row | undefined;
}

/** The records of these tables as they were at the last look. */
export class Records {
  readonly #rows = new Map<string, Row>();

  of(type: string, id: string): Row | undefined {
    return this.#rows.get(`${type} ${id}`);
  }

  all(type: string): Row[] {
    return [...this.#rows].filter(([key]) => key.startsWith(`${type} `)).map(([, row]) => row);
  }

  /** @returns those that are new, or not as they were */
  remember({ changed }: Seen): Change[] {
    return changed.flatMap(({ type, id, content: row }) => {
      const before = this.of(type, id);
      this.#rows.set(`${type} ${id}`, row);
      return JSON.stringify(before) === JSON.stringify(row) ? [] : [{ type, id, row, before }];
    });
  }
}
