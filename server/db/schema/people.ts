import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';

/** People who can sign in, and service accounts. `username` is stored in lower case. */
export const admins = pgTable(
  'admins',
  {
    adminId: text('admin_id').primaryKey(),
    username: text('username').notNull().unique(),
    /** argon2id, as a PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** Ids of roles: a name for built-in roles; the first one is shown as the administrator's role. */
    roleIds: text('role_ids').array().notNull(),
    /** True after `npm run admin` issued a one-use password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The owner of a service account, which is the account of a program; null for a person. */
    ownerId: text('owner_id').references((): AnyPgColumn => admins.adminId),
    /** The identity provider of an account of single sign-on, and the person's id there; null for an account with a password. */
    signOnIssuer: text('sign_on_issuer'),
    signOnSubject: text('sign_on_subject'),
    /** The person's name as the identity provider says it, which stands beside the username. */
    displayName: text('display_name'),
    /** When an account of single sign-on last signed in. The others never change it. */
    signedOnAt: instant('signed_on_at').notNull().defaultNow(),
    /** Until when the programs of a disabled account go on; null: they stop with it. */
    programsUntil: instant('programs_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('admins_sign_on').on(t.signOnIssuer, t.signOnSubject)],
);

/** Bearer tokens of service accounts. Revoking one deletes its row. */
export const serviceTokens = pgTable(
  'service_tokens',
  {
    /** The second part of the token; not secret. */
    tokenId: text('token_id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** SHA-256 of the whole token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Networks that the token may be used from, as in 203.0.113.0/24; empty for all. */
    networks: text('networks').array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (t) => [index('service_tokens_admin').on(t.adminId)],
);

/** The issuer of each token, kept when the token is revoked. Append-only. */
export const serviceTokenIssues = pgTable(
  'service_token_issues',
  {
    tokenId: text('token_id').primaryKey(),
    /** The service account. */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    /** Null for the server's console. */
    issuedBy: text('issued_by').references(() => admins.adminId),
    createdAt: createdAt(),
  },
  (t) => [index('service_token_issues_admin').on(t.adminId)],
);

/** Roles besides the built-in ones, which are in the code (server/authentication/roles.ts). */
export const roles = pgTable('roles', {
  roleId: text('role_id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Values of the contract's Permission. */
  permissions: text('permissions').array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Administrators who have not accepted their invitation yet; the row is deleted when they do. */
export const invitations = pgTable('invitations', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.adminId, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** One row per signed-in browser or client. Signing out deletes it. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: a leaked table does not let anybody sign in. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** Identifies the session to other administrators. */
    sessionId: text('session_id').notNull().unique().default(sql`gen_random_uuid()`),
    address: text('address'),
    /** The user agent of the browser or program at sign-in. */
    userAgent: text('user_agent'),
    /** SHA-256 of the session's cookie, hex; null for a client that is not a browser. */
    bindingHash: text('binding_hash'),
    createdAt: createdAt(),
    /** When the administrator was last active; requests that a screen makes by itself do not count. */
    lastActiveAt: instant('last_active_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** True after the password, until a second factor was shown or enrolled: such a session reaches nothing else. */
    needsFactor: boolean('needs_factor').notNull().default(false),
    /** When a second factor that counts for a step-up was last shown in this session. */
    factorShownAt: instant('factor_shown_at'),
    /** When a recovery code was shown in this session: it lets somebody in and add a factor, and is no step-up. */
    recoveredAt: instant('recovered_at'),
    /** The identity provider's id of the session there (`sid`), with which it ends this one. */
    signOnSession: text('sign_on_session'),
  },
  (t) => [index('sessions_admin').on(t.adminId)],
);

/** When a permission was last used, by person or service account; for the review of access. */
export const permissionUses = pgTable(
  'permission_uses',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** A value of the contract's Permission. */
    permission: text('permission').notNull(),
    /** To the hour. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.permission] })],
);
