import type { Line } from './conform.ts';
import type { Difference, Verdict } from './judge.ts';
import { OPTION_OF, SCREENS } from './screens.ts';

const VERDICTS: Verdict[] = ['fits', 'differs', 'absent', 'refused', 'not called'];
const INDENT = ' '.repeat(12);

/** By screen, how many calls have which verdict. */
export function summary(lines: readonly Line[]): Record<string, Partial<Record<Verdict, number>>> {
  const counts: Record<string, Partial<Record<Verdict, number>>> = {};
  for (const verdict of VERDICTS) {
    for (const { screen } of lines.filter((line) => line.verdict === verdict)) {
      counts[screen] = { ...counts[screen], [verdict]: (counts[screen]?.[verdict] ?? 0) + 1 };
    }
  }
  return counts;
}

/** A line per call, what differs below it, and at the end a line per screen. */
export function words(lines: readonly Line[]): string {
  const calls = lines.map(({ verdict, call, operation, differences, note, without }) => {
    const option = verdict === 'not called' ? `: ${whyNot(operation)}` : '';
    const below = differences.map((difference) => `\n${INDENT}${inWords(difference)}`).join('');
    const noted = note ? `\n${INDENT}${note}` : '';
    // A 404 says which of the two only in words.
    const isRecord = call.includes('{') && differences.some(({ came }) => came.startsWith('404'));
    const why = isRecord ? 'There is no such record, or no such call. Without the call: ' : '';
    const lacks = verdict === 'absent' ? `\n${INDENT}${why}${without}.` : '';
    return `${verdict.padEnd(INDENT.length)}${call}${option}${noted}${below}${lacks}`;
  });
  const counts = summary(lines);
  const screens = Object.keys(SCREENS)
    .filter((screen) => counts[screen])
    .map((screen) => {
      const ofScreen = Object.entries(counts[screen] ?? {}).map(([verdict, count]) => `${count} ${verdict}`);
      return `${screen}: ${ofScreen.join(', ')}`;
    });
  return printable([...calls, '', ...screens].join('\n'));
}

const whyNot = (operation: string) =>
  OPTION_OF[operation] ? `--write ${OPTION_OF[operation]} calls it` : 'there is no record to call it on';

function inWords({ field, came, wanted, portal, times }: Difference): string {
  const many = times > 1 ? ` (${times} times)` : '';
  return `${field ? `${field}: ` : ''}came ${came}${many}; wanted ${wanted}; the portal ${portal}`;
}

/** Without control and bidirectional characters, which a back end may have in anything. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? mark : '�'));
