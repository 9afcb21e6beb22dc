import type { Factor as FactorJson } from '../../src/generated/model/factor.ts';
import type { FactorAdded } from '../../src/generated/model/factorAdded.ts';
import type { Added } from './commands.ts';
import type { Factor } from './queries.ts';

export function presentFactor({ factorId, kind, name, createdAt, lastUsedAt }: Factor): FactorJson {
  return {
    id: factorId,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

export function presentAdded({ factor, recoveryCodes }: Added): FactorAdded {
  return { factor: presentFactor(factor), ...(recoveryCodes && { recovery_codes: recoveryCodes }) };
}
