import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { hostOf } from '../delivery/address.ts';
import { DeliveryLoop, TIMEOUT_MS } from '../delivery/delivery-loop.ts';
import { INTERNET, type Network, type Posted, post } from '../delivery/post.ts';
import { type Channel, decryptToken } from '../notices/messages.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { decryptChat } from './chat-secret.ts';
import { personToTell } from './contact-queries.ts';
import { chatText, type MailSettings, sendMail } from './mail.ts';
import { type ClaimedMessage, claimMessages, dueTargets, recordOutcome, targetOf } from './message-commands.ts';
import { writeMessages } from './outbox-commands.ts';
import { type WordSettings, wordsFor } from './words.ts';

export interface NotificationSettings extends WordSettings {
  /** Undefined: no mail. */
  mail: MailSettings | undefined;
  /** The hosts of chats; none: no chat. */
  chatHosts: readonly string[];
}

export interface NotificationSenderOptions {
  db: Database;
  secrets: Secrets;
  log: Logger;
  settings: NotificationSettings;
  /** A chat may use plain HTTP and be in a private network. */
  allowPrivate: boolean;
  network?: Network;
  /** How long a mail server or a chat may take to answer, in milliseconds. */
  timeoutMs?: number;
}

const ended = (error: string): Posted => ({ status: null, error, isFinal: true });

/** Tells people by mail and in their chats. A message that is sent again has the same id. */
export class NotificationSender extends DeliveryLoop<ClaimedMessage> {
  constructor(given: NotificationSenderOptions) {
    const options = { network: INTERNET, timeoutMs: TIMEOUT_MS, ...given };
    const { db, settings } = options;
    const channels: Channel[] = [
      ...(settings.mail ? (['mail'] as const) : []),
      ...(settings.chatHosts.length > 0 ? (['chat'] as const) : []),
    ];
    super(options, {
      name: 'Messages to administrators',
      noun: 'message',
      write: async () => {
        await writeMessages(db);
        return false;
      },
      due: () => dueTargets(db, channels),
      claim: (targetId, limit, leaseSeconds) => claimMessages(db, targetId, limit, leaseSeconds),
      nameOf: (message) => ({ target: targetOf(message), delivery: message.messageId }),
      send: (message, signal) => send(options, message, signal),
      record: (message, outcome, waitSeconds) => recordOutcome(db, message, outcome, waitSeconds),
    });
  }
}

async function send(
  options: Required<NotificationSenderOptions>,
  message: ClaimedMessage,
  signal: AbortSignal,
): Promise<Posted> {
  const { db, secrets, settings, log, timeoutMs, allowPrivate, network } = options;
  const { adminId, channel, kind, items, count } = message;
  const person = await personToTell(db, adminId);
  if (!person || person.disabledAt) return ended('The account is disabled');
  let token: string | undefined;
  let chatUrl: string | undefined;
  try {
    if (message.token) token = decryptToken(secrets, adminId, message.token);
    if (channel === 'chat' && person.contact?.chatUrl) chatUrl = decryptChat(secrets, adminId, person.contact.chatUrl);
  } catch (error) {
    log.warn({ message: message.messageId, err: driverError(error) }, 'a secret of a message could not be read');
    return { status: null, error: 'Its secret cannot be read with the key of the server' };
  }
  const words = wordsFor({ kind, items, count, username: person.username, token }, settings);
  if (channel === 'mail') {
    const to = message.address ?? person.contact?.mailAddress;
    if (!to || !settings.mail) return ended('There is no address any more');
    const id = `<${message.messageId}.${message.createdAt.getTime()}@${new URL(settings.publicUrl).hostname}>`;
    return sendMail(settings.mail, { to, id, kind, words }, { timeoutMs, signal });
  }
  if (chatUrl === undefined) return ended('There is no address any more');
  if (!settings.chatHosts.includes(hostOf(new URL(chatUrl)))) return ended('The chat is on no host that is allowed');
  const body = JSON.stringify({ text: chatText(words) });
  return post(network, { url: chatUrl, headers: {}, body, timeoutMs, allowPrivate, signal });
}
