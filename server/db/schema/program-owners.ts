import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { admins } from './people.ts';

/** Former owners of service accounts. The records that an account stored until then are their business too. Append-only. */
export const formerProgramOwners = pgTable(
  'former_program_owners',
  {
    /** The service account. */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    ownerId: text('owner_id')
      .notNull()
      .references(() => admins.adminId),
    createdAt: createdAt(),
  },
  (t) => [index('former_program_owners_admin').on(t.adminId)],
);
