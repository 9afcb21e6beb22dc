import type { Secrets } from '../../secrets/secrets.ts';
import type { TargetRow } from './queries.ts';

const subjectOf = (targetId: string) => `webhook ${targetId}`;

/** @throws NoSecretsKey */
export const encryptSecret = (secrets: Secrets, targetId: string, secret: string): string =>
  secrets.encrypt(secret, subjectOf(targetId));

/** The secrets that sign now: the target's own and, while it is being replaced, the one before. @param target of `targetOf` */
export function signingSecrets(secrets: Secrets, target: TargetRow): string[] {
  const { targetId, secret, previousSecret } = target;
  return [secret, ...(previousSecret === null ? [] : [previousSecret])].map((text) =>
    secrets.decrypt(text, subjectOf(targetId)),
  );
}
