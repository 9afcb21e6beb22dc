import type { Transaction } from '../db/database.ts';
import { messages, type NoticeFacts } from '../db/schema/notifications.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { SecurityKind } from './notice-commands.ts';

export type Channel = 'mail' | 'chat';

/** A message that is written at once, to an address that need not be the one that counts. */
export interface DirectMessage {
  adminId: string;
  channel: Channel;
  kind: 'confirm_address' | 'invitation' | 'test' | SecurityKind;
  facts: NoticeFacts;
  /** Left out: the one that counts when it is sent. */
  address?: string;
  /** The encrypted token of the link in it. */
  token?: string;
}

/** Writes a message, in the transaction of its reason. */
export async function writeMessage(tx: Transaction, { facts, ...message }: DirectMessage): Promise<void> {
  await tx.insert(messages).values({ ...message, items: [facts] });
}

const subjectOf = (adminId: string) => `message ${adminId}`;

/** The token of a link, as a message keeps it until it was sent. @throws NoSecretsKey */
export const encryptToken = (secrets: Secrets, adminId: string, token: string): string =>
  secrets.encrypt(token, subjectOf(adminId));

/** @throws NoSecretsKey when the key that encrypted it is missing */
export const decryptToken = (secrets: Secrets, adminId: string, token: string): string =>
  secrets.decrypt(token, subjectOf(adminId));
