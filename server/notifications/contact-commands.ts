import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../src/generated/model/notificationKind.ts';
import { recordAudit } from '../audit/audit.ts';
import { hashSecret, newSecret } from '../authentication/tokens.ts';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { contacts, messages } from '../db/schema/notifications.ts';
import { hostOf, refusedUrl } from '../delivery/address.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import { type Channel, encryptToken, writeMessage } from '../notices/messages.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { nextFullHour } from '../statistics/utc-days.ts';
import { encryptChat } from './chat-secret.ts';
import { type Contact, contactOf, isTimeZone } from './contact-queries.ts';
import { TooManyMessages } from './refusals.ts';

/** So many tests and links a person may ask for within an hour. */
const MAX_PER_HOUR = 10;

export interface Choice {
  mail: NotificationKind[];
  chat: NotificationKind[];
  summary: { hour: number; time_zone: string };
}

/** The channels that the server is set up for. */
export interface Channels {
  mail: boolean;
  /** The hosts of chats; none: no chat. */
  chatHosts: readonly string[];
  /** A chat may use plain HTTP and be in a private network. */
  allowPrivate: boolean;
}

/** Chooses the kinds of messages. @throws InvalidInput for an unknown time zone */
export async function chooseKinds(tx: Transaction, adminId: string, { mail, chat, summary }: Choice): Promise<void> {
  const { hour, time_zone: zone } = summary;
  if (!(await isTimeZone(tx, zone))) {
    throw new InvalidInput([{ path: 'summary.time_zone', message: 'is no time zone that the server knows' }]);
  }
  const hasSummary = [...mail, ...chat].includes('summary');
  const values = {
    ...{ mailKinds: mail, chatKinds: chat, summaryHour: hour, summaryZone: zone },
    summaryAt: hasSummary ? nextFullHour(hour, zone) : null,
    updatedAt: sql`now()`,
  };
  await tx
    .insert(contacts)
    .values({ adminId, ...values })
    .onConflictDoUpdate({ target: contacts.adminId, set: values });
}

/**
 * Sends a link to a new address, which counts once the link was opened.
 *
 * @throws InvalidInput when the server sends no mail @throws TooManyMessages @throws NoSecretsKey
 */
export async function giveAddress(
  tx: Transaction,
  secrets: Secrets,
  by: Actor,
  address: string,
  { mail }: Channels,
): Promise<void> {
  if (!mail) throw new InvalidInput([{ path: 'address', message: 'cannot be used: the server sends no mail' }]);
  await requireFewBefore(tx, by.adminId);
  const token = newSecret();
  const values = {
    newAddress: address,
    newAddressHash: hashSecret(token),
    newAddressUntil: sql<Date>`now() + interval '1 day'`,
    updatedAt: sql`now()`,
  };
  await tx
    .insert(contacts)
    .values({ adminId: by.adminId, ...values })
    .onConflictDoUpdate({ target: contacts.adminId, set: values });
  // The link of an earlier one is not valid any more.
  const isUnsent = and(eq(messages.state, 'waiting'), eq(messages.attempts, 0));
  await tx
    .delete(messages)
    .where(and(eq(messages.adminId, by.adminId), eq(messages.kind, 'confirm_address'), isUnsent));
  const sealed = encryptToken(secrets, by.adminId, token);
  const link = { adminId: by.adminId, channel: 'mail', kind: 'confirm_address', address, token: sealed } as const;
  await writeMessage(tx, { ...link, facts: { by: by.username } });
  await audit(tx, by, { address: 'link_sent' });
}

/** Lets an address count whose link was opened, and tells the address before. @throws InvalidInput for a link that is not valid */
export async function confirmAddress(tx: Transaction, by: Actor, token: string): Promise<void> {
  const contact = await lockContact(tx, by.adminId);
  const isNew = and(
    eq(contacts.adminId, by.adminId),
    eq(contacts.newAddressHash, hashSecret(token)),
    gt(contacts.newAddressUntil, sql`now()`),
  );
  const [changed] = await tx
    .update(contacts)
    .set({ mailAddress: sql`${contacts.newAddress}`, ...NO_NEW_ADDRESS })
    .where(isNew)
    .returning();
  if (!contact || !changed) {
    throw new InvalidInput([{ path: 'token', message: 'is not that of your newest link, or is older than 24 hours' }]);
  }
  await tellOfChange(tx, by, contact);
  await audit(tx, by, { address: 'confirmed' });
}

/** Removes the mail address, which is told. An address that the identity provider says for the first time later does not count. */
export async function removeAddress(tx: Transaction, by: Actor): Promise<void> {
  const contact = await lockContact(tx, by.adminId);
  if (!contact || (contact.mailAddress === null && contact.newAddress === null)) return;
  const ofPerson = eq(contacts.adminId, by.adminId);
  await tx
    .update(contacts)
    .set({ mailAddress: null, signOnAddress: sql`coalesce(${contacts.signOnAddress}, '')`, ...NO_NEW_ADDRESS })
    .where(ofPerson);
  await tellOfChange(tx, by, contact);
  await audit(tx, by, { address: 'removed' });
}

/**
 * Takes the webhook of a chat, in place of the one before. The mail address is told.
 *
 * @throws InvalidInput for an address that the server may not call @throws NoSecretsKey
 */
export async function giveChat(
  tx: Transaction,
  secrets: Secrets,
  by: Actor,
  text: string,
  { chatHosts, allowPrivate }: Channels,
): Promise<void> {
  const message = refusedUrl(text, allowPrivate) ?? refusedHost(text, chatHosts);
  if (message) throw new InvalidInput([{ path: 'url', message }]);
  const before = await lockContact(tx, by.adminId);
  const values = { chatUrl: encryptChat(secrets, by.adminId, new URL(text).href), updatedAt: sql`now()` };
  await tx
    .insert(contacts)
    .values({ adminId: by.adminId, ...values })
    .onConflictDoUpdate({ target: contacts.adminId, set: values });
  if (before?.mailAddress) await tellMail(tx, by, before.mailAddress);
  await audit(tx, by, { chat: 'given' });
}

function refusedHost(text: string, chatHosts: readonly string[]): string | undefined {
  if (chatHosts.includes(hostOf(new URL(text)))) return undefined;
  if (chatHosts.length === 0) return 'cannot be used: the server sends nothing to a chat';
  return `must be on ${chatHosts.join(' or ')}`;
}

/** Removes the webhook of the chat. The mail address is told. */
export async function removeChat(tx: Transaction, by: Actor): Promise<void> {
  const contact = await lockContact(tx, by.adminId);
  if (!contact?.chatUrl) return;
  await tx.update(contacts).set({ chatUrl: null }).where(eq(contacts.adminId, by.adminId));
  if (contact.mailAddress) await tellMail(tx, by, contact.mailAddress);
  await audit(tx, by, { chat: 'removed' });
}

/** Sends the caller a test. @throws InvalidInput without such an address @throws TooManyMessages */
export async function sendTest(tx: Transaction, by: Actor, channel: Channel): Promise<void> {
  const contact = await contactOf(tx, by.adminId);
  if (!(channel === 'mail' ? contact?.mailAddress : contact?.chatUrl)) {
    throw new InvalidInput([{ path: 'channel', message: 'has no address yet' }]);
  }
  await requireFewBefore(tx, by.adminId);
  await writeMessage(tx, { adminId: by.adminId, channel, kind: 'test', facts: { by: by.username } });
}

const NO_NEW_ADDRESS = { newAddress: null, newAddressHash: null, newAddressUntil: null, updatedAt: sql`now()` };

async function lockContact(tx: Transaction, adminId: string): Promise<Contact | undefined> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.adminId, adminId)).for('update');
  return contact;
}

/** Tells a person where they were told before: somebody else may have changed it. */
async function tellOfChange(tx: Transaction, by: Actor, { mailAddress, chatUrl }: Contact): Promise<void> {
  if (mailAddress) await tellMail(tx, by, mailAddress);
  if (chatUrl) await writeMessage(tx, { ...changedBy(by), channel: 'chat' });
}

const tellMail = (tx: Transaction, by: Actor, address: string) =>
  writeMessage(tx, { ...changedBy(by), channel: 'mail', address });

const changedBy = ({ adminId, username }: Actor) =>
  ({ adminId, kind: 'contact_changed', facts: { by: username } }) as const;

async function requireFewBefore(tx: Transaction, adminId: string): Promise<void> {
  // Of two calls at once, the second sees the first one's row.
  await lockSubjectUntilEnd(tx, 'ownMessages', adminId);
  const isAsked = inArray(messages.kind, ['test', 'confirm_address']);
  const isRecent = gt(messages.createdAt, sql`now() - interval '1 hour'`);
  const [{ count = 0, left = 0 } = {}] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      left: sql`ceil(extract(epoch from min(${messages.createdAt}) + interval '1 hour' - now()))`.mapWith(Number),
    })
    .from(messages)
    .where(and(eq(messages.adminId, adminId), isAsked, isRecent));
  if (count >= MAX_PER_HOUR) throw new TooManyMessages(count, Math.max(1, left));
}

/** The addresses are personal, and the chat's is a secret: the audit log has neither. */
const audit = (tx: Transaction, by: Actor, after: object) =>
  recordAudit(tx, by, [{ action: 'admin.change_contact', subjectType: 'admin', subjectId: by.adminId, after }]);
