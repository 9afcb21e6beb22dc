import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { attemptColumns, createdAt, instant, serial, updatedAt } from './columns.ts';
import { admins } from './people.ts';

/** The facts that a message tells: names and ids, never a player's data. server/notices/notice-commands.ts has them by kind. */
export interface NoticeFacts {
  /** The username of the person who did it; null for the server or its console. */
  by?: string | null;
  /** The record. */
  subjectType?: string;
  subjectId?: string | null;
  /** The request for a second person. */
  requestId?: number;
  /** The decision that it asks for. */
  action?: string;
  /** How it ended. */
  state?: string;
  amountCents?: number | null;
  /** Of an alert. */
  alert?: string;
  summary?: string;
  /** Of a device: its browser or program, and the address. */
  device?: string;
  address?: string | null;
  /** Of the daily summary. */
  withdrawals?: number;
  oldest?: string | null;
  requests?: number;
}

/**
 * The outbox: events of which people are to be told, each written in the transaction of the event. The sender turns them into messages and deletes
 * them (server/notifications).
 */
export const notices = pgTable('notices', {
  noticeId: serial('notice_id').primaryKey(),
  kind: text('kind').notNull(),
  /** The person who is told; null for everybody whom it concerns. */
  adminId: text('admin_id').references(() => admins.adminId, { onDelete: 'cascade' }),
  facts: jsonb('facts').$type<NoticeFacts>().notNull(),
  createdAt: createdAt(),
});

/** The ways to a person, and the messages that they have chosen. */
export const contacts = pgTable(
  'contacts',
  {
    adminId: text('admin_id')
      .primaryKey()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** The mail address that counts. */
    mailAddress: text('mail_address'),
    /** The address that the identity provider said last; null: none so far; empty: none so far, and the person has removed theirs. */
    signOnAddress: text('sign_on_address'),
    /** An address whose link was not opened yet, SHA-256 of the link's token, hex, and its time limit. */
    newAddress: text('new_address'),
    newAddressHash: text('new_address_hash'),
    newAddressUntil: instant('new_address_until'),
    /** Encrypted. */
    chatUrl: text('chat_url'),
    mailKinds: text('mail_kinds').array().notNull().default(sql`'{}'`),
    chatKinds: text('chat_kinds').array().notNull().default(sql`'{}'`),
    summaryHour: integer('summary_hour').notNull().default(8),
    summaryZone: text('summary_zone').notNull().default('UTC'),
    /** When the next summary is due; null while none is chosen. */
    summaryAt: instant('summary_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('contacts_hour', sql`${t.summaryHour} between 0 and 23`),
    index('contacts_summary').on(t.summaryAt).where(sql`${t.summaryAt} is not null`),
  ],
);

/** Messages to people. */
export const messages = pgTable(
  'messages',
  {
    messageId: serial('message_id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    kind: text('kind').notNull(),
    /** The first of the events that it tells of. */
    items: jsonb('items').$type<NoticeFacts[]>().notNull(),
    /** How many events there are. */
    count: integer('count').notNull().default(1),
    /** An address besides the one that counts, and the encrypted token of a link; both are deleted when the message has ended. */
    address: text('address'),
    token: text('token'),
    ...attemptColumns('1 day'),
  },
  (t) => [
    check('messages_channel', sql`${t.channel} in ('mail', 'chat')`),
    check('messages_state', sql`${t.state} in ('waiting', 'delivered', 'given_up')`),
    index('messages_due').on(t.nextAt).where(sql`${t.state} = 'waiting'`),
    index('messages_person').on(t.adminId, t.channel, t.kind, t.messageId),
    index('messages_created').on(t.createdAt),
  ],
);

/** Devices from which a person has signed in. */
export const devices = pgTable(
  'devices',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** SHA-256, hex, of the browser's cookie, or of a program's name and address. */
    mark: text('mark').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.mark] }), index('devices_seen').on(t.lastSeenAt)],
);
