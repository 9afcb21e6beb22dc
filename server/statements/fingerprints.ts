import { createHash } from 'node:crypto';
import { Turn } from '../domain/turn.ts';
import type { StatementLine } from './reading/line.ts';

/** The sign by which one booking is told from another: the bank's id, or all that the line says. */
function identityOf({ bankId, bookedOn, amountCents, currency, reference, text }: StatementLine): string {
  const words = bankId === null ? [reference ?? '', text] : [bankId];
  return [bankId === null ? 'text' : 'id', bookedOn, amountCents, currency, ...words].join('\u0000');
}

/**
 * By which each line is known in another file of the account. Equal lines of one file are numbered, because a bank may
 * book the same twice on one day.
 *
 * @param account the last four characters of its number; null when the file does not name it
 */
export async function fingerprintsOf(lines: readonly StatementLine[], account: string | null): Promise<string[]> {
  const seen = new Map<string, number>();
  const fingerprints: string[] = [];
  const turn = new Turn();
  for (const line of lines) {
    const identity = identityOf(line);
    const number = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, number);
    fingerprints.push(createHash('sha256').update(`${account}\u0000${identity}\u0000${number}`).digest('base64url'));
    if (turn.isOver) await turn.pass();
  }
  return fingerprints;
}
