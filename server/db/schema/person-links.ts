import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, serial } from './columns.ts';
import { admins } from './people.ts';

/**
 * Why two accounts count as one person, from then on until the link has an end (server/second-person/second-person.sql). A service account
 * counts as its owner besides. Append-only.
 */
export const personLinks = pgTable(
  'person_links',
  {
    linkId: serial('link_id').primaryKey(),
    /** The account whose holder could have the other one too. */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    otherId: text('other_id')
      .notNull()
      .references(() => admins.adminId),
    /**
     * What the holder of the first account did to the other one: `invited`, `renewed_invitation`, `reset_password`, `reset_factors`, `enabled`.
     * `sign_on_name`: the other one is of single sign-on, and the first one had its name before. `console`: somebody at the console linked them.
     * `sign_on_fallback` counts for nothing: a link that rested on the name `admin-…` alone, before names ceased to count.
     */
    why: text('why').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('person_links_two', sql`${t.adminId} <> ${t.otherId}`),
    check(
      'person_links_why',
      sql`${t.why} in ('invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled', 'sign_on_name', 'console', 'sign_on_fallback')`,
    ),
    index('person_links_other').on(t.otherId),
  ],
);

/** Links that no longer count: a third person, or the console, has confirmed that they are two people. Append-only. */
export const personLinkEnds = pgTable('person_link_ends', {
  linkId: bigint('link_id', { mode: 'number' })
    .primaryKey()
    .references(() => personLinks.linkId),
  /** Null for the server's console. */
  endedBy: text('ended_by').references(() => admins.adminId),
  createdAt: createdAt(),
});
