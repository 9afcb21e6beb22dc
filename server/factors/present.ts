import type { Factor as FactorJson } from '../../src/generated/model/factor.ts';
import type { FactorAdded } from '../../src/generated/model/factorAdded.ts';
import type { Added } from './commands.ts';
import type { Factor } from './queries.ts';

/** @param keySha256 of the public key; undefined where it is not that of the audit log */
export function presentFactor(
  { factorId, kind, name, createdAt, lastUsedAt, countsFrom }: Factor,
  keySha256: string | undefined,
): FactorJson {
  return {
    id: factorId,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    counts_from: countsFrom?.toISOString() ?? null,
    key_sha256: keySha256 ?? null,
  };
}

export function presentAdded({ factor, keySha256, recoveryCodes }: Added): FactorAdded {
  return { factor: presentFactor(factor, keySha256), ...(recoveryCodes && { recovery_codes: recoveryCodes }) };
}
