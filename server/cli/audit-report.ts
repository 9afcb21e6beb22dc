import type { Verification } from '../audit/verify.ts';
import { counted, printable } from '../domain/words.ts';

// What `npm run audit -- verify` prints about decisions and rules. Whatever comes from the log is made printable on one line.

type Rules = Verification['rules'];

/** The decisions of second people, and those that are not proved. */
export function decisionLines({ signed, unsigned, erased }: Verification['decisions']): string[] {
  if (signed + unsigned === 0) return [];
  const lines = [`${counted(signed, 'signed decision')} verified; ${unsigned} not signed.`];
  if (erased > 0) lines.push(`The text of ${counted(erased, 'decision')} was erased: what was decided is not proved.`);
  return lines;
}

/** Each version of the rules, and each suspension with what was decided meanwhile. */
export function ruleLines({ versions, suspensions }: Rules): string[] {
  return [...versions.map(versionLine), ...suspensions.flatMap(suspensionLines)];
}

const isoOf = (micros: number): string => new Date(micros / 1000).toISOString();
const text = (value: unknown): string => printable(typeof value === 'string' ? value : JSON.stringify(value));
const agreedIn = (request: string | undefined): string =>
  request === undefined ? 'by one person alone' : `as two people agreed in request ${printable(request)}`;

function versionLine({ row, at, version, by, request, rules, hash }: Rules['versions'][number]): string {
  const who = by === null ? 'by the setting' : `${agreedIn(request)}, the second of them ${text(by)}`;
  return `Rules, version ${printable(version)}, ${isoOf(at)} (row ${row}), ${who}: ${text(rules)}; hash ${printable(hash)}`;
}

function suspensionLines({ row, from, until, reason, decided }: Rules['suspensions'][number]): string[] {
  const why = reason === undefined ? 'the reason was erased' : text(reason);
  return [
    `Rules suspended from ${isoOf(from)} until ${isoOf(until)} (row ${row}): ${why}. ${counted(decided.length, 'decision')} meanwhile.`,
    ...decided.map(
      ({ row: of, at, by, action, subject, amountCents, request }) =>
        `  ${isoOf(at)} ${text(action)} ${text(subject ?? '')} by ${text(by)}, ${agreedIn(request)}` +
        `${amountCents === undefined ? '' : `, ${amountCents / 100} dollars`} (row ${of})`,
    ),
  ];
}
