import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from './columns.ts';
import { admins, sessions } from './people.ts';

/** Second factors of administrators: passkeys, and authenticator apps that show one-time codes (TOTP). */
export const factors = pgTable(
  'factors',
  {
    factorId: text('factor_id').primaryKey().default(sql`gen_random_uuid()`),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['passkey', 'totp'] }).notNull(),
    /** Given by the administrator, to tell several apart. */
    name: text('name').notNull(),
    /** Of a passkey: its id for the browser (base64url), its public key (COSE), and how the browser reaches it. */
    credentialId: text('credential_id').unique(),
    publicKey: bytes('public_key'),
    transports: text('transports').array(),
    /** The highest signature counter of a passkey; 0 when it does not count. */
    counter: bigint('counter', { mode: 'number' }),
    /** Of a TOTP: its secret, encrypted by server/secrets, and the last 30-second step whose code was used. */
    secret: text('secret'),
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    /** From when on it counts for a step-up: a day after it was added with a recovery code, unless confirmed; null for at once. */
    countsFrom: instant('counts_from'),
  },
  (t) => [
    index('factors_admin').on(t.adminId),
    check(
      'factors_kind',
      sql`case ${t.kind}
        when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null and ${t.counter} is not null
        when 'totp' then ${t.secret} is not null and ${t.lastStep} is not null
        else false end`,
    ),
  ],
);

/** Codes to sign in with when the second factor is lost. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** SHA-256, hex: a code has 118 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.codeHash] })],
);

/** Challenges: texts that an authenticator has to answer once, in the same session, within minutes. Using a challenge deletes it. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text('challenge_hash').primaryKey(),
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add_passkey', 'add_totp', 'show_passkey', 'sign_decision'] }).notNull(),
    /** The offered TOTP secret, encrypted. */
    secret: text('secret'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('factor_challenges_session').on(t.tokenHash)],
);
