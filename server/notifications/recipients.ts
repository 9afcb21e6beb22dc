import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import { contacts, type notices } from '../db/schema/notifications.ts';
import type { Channel } from '../notices/messages.ts';
import { SECURITY_KINDS, type SecurityKind } from '../notices/notice-commands.ts';
import { ablePeople } from '../second-person/person-queries.ts';
import { requestRow } from '../second-person/request-queries.ts';
import type { Contact } from './contact-queries.ts';

/** Somebody who can sign in and has given a way to be told. */
export interface Reachable {
  adminId: string;
  username: string;
  permissions: readonly Permission[];
  contact: Contact;
}

/** Everybody who can be told anything. */
export async function reachablePeople(db: Database): Promise<Reachable[]> {
  const ways = new Map((await db.select().from(contacts)).map((contact) => [contact.adminId, contact]));
  if (ways.size === 0) return [];
  return (await ablePeople(db)).flatMap((person) => {
    const contact = ways.get(person.adminId);
    return contact ? [{ ...person, contact }] : [];
  });
}

export const isOfSecurity = (kind: string): kind is SecurityKind => SECURITY_KINDS.some((one) => one === kind);

/** The channels by which a person is told this: where they chose it or, for their own security, wherever they can be reached. */
export function channelsOf({ mailAddress, chatUrl, mailKinds, chatKinds }: Contact, kind: string): Channel[] {
  const always = isOfSecurity(kind);
  const byMail = mailAddress !== null && (always || mailKinds.includes(kind));
  const byChat = chatUrl !== null && (always || chatKinds.includes(kind));
  return [...(byMail ? (['mail'] as const) : []), ...(byChat ? (['chat'] as const) : [])];
}

/** The people whom a notice concerns, as they are when they are told: who may not see the record any more is not told of it. */
export async function concerned(
  db: Database,
  { kind, adminId, facts }: typeof notices.$inferSelect,
  people: readonly Reachable[],
): Promise<Reachable[]> {
  const interested = people.filter(({ contact }) => channelsOf(contact, kind).length > 0);
  const named = interested.filter((person) => person.adminId === adminId);
  if (kind === 'alert') return interested.filter(may('system.read'));
  if (kind === 'mentioned')
    return named.filter(may(facts.subjectType === 'player' ? 'players.read' : 'withdrawals.read'));
  if (kind !== 'request_waiting') return named;
  if (interested.length === 0) return [];
  // Nobody for a request that was decided meanwhile.
  const { waitingFor } = await requestRow(db, Number(facts.requestId));
  return interested.filter(({ username }) => waitingFor.includes(username));
}

const may =
  (permission: Permission) =>
  ({ permissions }: Reachable): boolean =>
    permissions.includes(permission);
