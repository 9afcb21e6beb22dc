import type { Secrets } from '../../secrets/secrets.ts';
import type { TargetRow } from './queries.ts';

const subjectOf = (targetId: string) => `webhook ${targetId}`;

/** @throws NoSecretsKey */
export const encryptSecret = (secrets: Secrets, targetId: string, secret: string): string =>
  secrets.encrypt(secret, subjectOf(targetId));

/** The secrets that sign now: the target's own and, while it is being replaced, the one before. */
export function signingSecrets(secrets: Secrets, target: TargetRow): string[] {
  const { targetId, secret, previousSecret, previousSecretUntil } = target;
  const both = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil.getTime() > Date.now();
  return [secret, ...(both ? [previousSecret] : [])].map((text) => secrets.decrypt(text, subjectOf(targetId)));
}
