import { RESERVED_WORDS } from '../generated/reserved-words.ts';
import { isInexact } from './unreadable.ts';

const MAX_LENGTH = 200;

/** Collections of the contract with a call that has a word in place of an id: `…/withdrawals/summary`. A record named so would make that call. */
export type Collection = 'admins' | 'approvals' | 'withdrawals';

/** Why a record with this id is shown, but neither opened nor changed; undefined when it can be. Any text of up to 200 characters is an id. */
export function idProblem(id: string, collection?: Collection): string | undefined {
  if (isInexact(id)) return 'Its ID is a number that browsers cannot hold exactly: it cannot be opened';
  const words = collection ? RESERVED_WORDS : [];
  const isAddressable = !/^\.{0,2}$/.test(id) && id.length <= MAX_LENGTH && id.isWellFormed() && !words.includes(id);
  return isAddressable ? undefined : 'No address can contain its ID: it cannot be opened';
}

/** The records with a key for each, although two may have one id. */
export function withKeys<T>(records: readonly T[], idOf: (record: T) => string): [key: string, record: T][] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const id = idOf(record);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return [before === 0 ? id : `${id} ${before + 1}`, record];
  });
}
