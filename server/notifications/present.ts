import type { Message } from '../../src/generated/model/message.ts';
import type { Notifications } from '../../src/generated/model/notifications.ts';
import type { Channels } from './contact-commands.ts';
import type { Contact } from './contact-queries.ts';
import type { MessageRow } from './message-queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The address of the chat is a secret, and in no answer. */
export function presentNotifications(contact: Contact | undefined, { mail, chatHosts }: Channels): Notifications {
  const pendingUntil = contact?.newAddressUntil ?? null;
  return {
    mail: {
      is_available: mail,
      address: contact?.mailAddress ?? null,
      pending_address: pendingUntil && (contact?.newAddress ?? null),
      pending_until: iso(pendingUntil),
      kinds: contact?.mailKinds ?? [],
    },
    chat: {
      is_available: chatHosts.length > 0,
      is_set: contact?.chatUrl != null,
      kinds: contact?.chatKinds ?? [],
    },
    summary: { hour: contact?.summaryHour ?? 8, time_zone: contact?.summaryZone ?? 'UTC' },
  };
}

export const presentMessage = ({ message, username }: MessageRow): Message => ({
  id: String(message.messageId),
  username,
  channel: message.channel,
  kind: message.kind,
  state: message.state,
  attempts: message.attempts,
  created_at: message.createdAt.toISOString(),
  last_attempt_at: iso(message.triedAt),
  next_attempt_at: message.state === 'waiting' ? iso(message.nextAt) : null,
  delivered_at: iso(message.deliveredAt),
  error: message.state === 'delivered' ? null : message.error,
});
