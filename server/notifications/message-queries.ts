import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { messages } from '../db/schema/notifications.ts';
import { admins } from '../db/schema/people.ts';

/** A message and the username of the person who gets it. */
export interface MessageRow {
  message: typeof messages.$inferSelect;
  username: string;
}

/**
 * The messages to all people, the newest first.
 *
 * @param before continue with those older than this id
 */
export async function messagePage(
  db: Database,
  state: string | undefined,
  limit: number,
  before: number | undefined,
): Promise<Page<MessageRow, number>> {
  const query = db
    .select({ message: messages, username: admins.username })
    .from(messages)
    .innerJoin(admins, eq(admins.adminId, messages.adminId))
    .where(
      and(
        state === undefined ? undefined : eq(messages.state, state),
        before === undefined ? undefined : lt(messages.messageId, before),
      ),
    )
    .orderBy(desc(messages.messageId));
  return readPage(
    limit,
    (count) => query.limit(count),
    ({ message }) => message.messageId,
  );
}
