import type { Secrets } from '../secrets/secrets.ts';

const subjectOf = (adminId: string) => `chat ${adminId}`;

/** The address of a chat's webhook, as it is stored: whoever knows it can write there. @throws NoSecretsKey */
export const encryptChat = (secrets: Secrets, adminId: string, url: string): string =>
  secrets.encrypt(url, subjectOf(adminId));

/** @throws NoSecretsKey when the key that encrypted it is missing */
export const decryptChat = (secrets: Secrets, adminId: string, stored: string): string =>
  secrets.decrypt(stored, subjectOf(adminId));
