import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PreferencesRequest } from '../../../src/generated/model/preferencesRequest.ts';
import { updatedAt } from './columns.ts';
import { admins } from './people.ts';

/** How administrators have set up the portal for themselves. Whoever never did has no row. */
export const preferences = pgTable('preferences', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.adminId, { onDelete: 'cascade' }),
  /** As the contract's PreferencesRequest had it at that time. */
  chosen: jsonb('chosen').$type<Partial<PreferencesRequest>>().notNull(),
  updatedAt: updatedAt(),
});
