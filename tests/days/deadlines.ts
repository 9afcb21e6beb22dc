/** A time at which something ends by itself, or at which it may be done again. */
export interface Deadline {
  kind: Kind;
  /** Tells it from every other one of its kind: what begins anew is another one. */
  id: string;
  /** The record or the person that it is about. */
  of: string;
  /** In milliseconds. */
  until: number;
}

export type Kind =
  | 'session'
  | 'token'
  | 'invitation'
  | 'request'
  | 'freeze'
  | 'snooze'
  | 'claim'
  | 'suspension'
  | 'held event'
  | 'former secret'
  | 'offered secret';

const kind = (name: Kind, id: string, of: string, until: string, from: string) =>
  `select '${name}' as kind, ${id} as id, ${of} as of, floor(extract(epoch from ${until}) * 1000) as until from ${from}`;

/** Everything that has an end in time and has not ended otherwise; the end may be over. */
export const DEADLINES = `(${[
  kind('session', 'token_hash', 'admin_id', 'expires_at', 'sessions'),
  kind('token', 'token_id', 'admin_id', 'expires_at', 'service_tokens'),
  kind('invitation', 'token_hash', 'admin_id', 'expires_at', 'invitations'),
  kind('request', 'id::text', "coalesce(subject_id, '')", 'expires_at', "approval_requests where state = 'waiting'"),
  kind('freeze', 'id::text', 'player_id', 'until', 'player_freezes where ended_at is null and until is not null'),
  kind('snooze', 'id::text', 'withdrawal_id', 'until', "review_deferrals where ended_at is null and kind = 'snooze'"),
  kind(
    'claim',
    "withdrawal_id || ' ' || claimed_by",
    'withdrawal_id',
    'claimed_until',
    'review_queue where claimed_by is not null',
  ),
  kind('suspension', 'id::text', "''", 'until', 'break_glass'),
  kind(
    'held event',
    'id::text',
    'subject_id',
    'not_before',
    'platform_events where position is null and not_before is not null',
  ),
  kind(
    'former secret',
    'md5(previous_secret)',
    'target_id',
    'previous_secret_until',
    'webhook_targets where previous_secret is not null',
  ),
  kind('offered secret', 'challenge_hash', 'token_hash', 'expires_at', "factor_challenges where purpose = 'add_totp'"),
].join(' union all ')}) as deadlines order by kind, id`;
