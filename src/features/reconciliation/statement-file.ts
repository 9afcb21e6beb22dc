import { sentence } from '../../api/use-request-form.ts';
import { reconcileStatementRequestContentMax } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { StatementColumns } from '../../generated/model/statementColumns.ts';
import type { StatementHeader } from '../../generated/model/statementHeader.ts';
import { readStatementHeader } from '../../generated/reconciliation-changes/reconciliation-changes.ts';
import { failureReason, fieldErrors } from '../../lib/api-error.ts';
import { decodeStatement } from './reconciliation-rules.ts';
import type { StatementValues } from './statement-values.ts';

type Statement = { name: string; content: string; header: StatementHeader };

/** Characters, which contain the header and the first rows of any file. */
const BEGINNING = 60_000;

class TooLarge extends Error {}

/** Reads a file and its header. @throws when it is too large, or the server cannot read it */
export async function readStatement(file: File): Promise<Statement> {
  // A file has at least as many bytes as characters.
  if (file.size > reconcileStatementRequestContentMax) throw new TooLarge();
  const content = decodeStatement(new Uint8Array(await file.arrayBuffer()));
  const header = await readStatementHeader({ content: content.slice(0, BEGINNING) });
  return { name: file.name.slice(0, 200), content, header };
}

/** The columns that were chosen last, or those whose names say what they are. */
export function guessed({ columns, last_columns, found_columns }: StatementHeader): StatementValues['columns'] {
  const found = { direction: '', status: '', currency: '', ...found_columns };
  if (last_columns) return { ...found, date: '', ...namesOf(last_columns) };
  const named = (words: RegExp) => columns.find((name) => words.test(name)) ?? '';
  return {
    ...found,
    reference: named(/ref|description|memo/i),
    amount: named(/amount|sum|value/i) || named(/debit|withdrawal|money out|paid out/i),
    date: named(/date|day/i),
  };
}

const namesOf = ({ reference, amount, date }: StatementColumns) => ({ reference, amount, ...(date && { date }) });

/** What the server asks where a statement can be read in two ways, with the answers to choose from. */
export type Question = {
  field: 'date_order' | 'money_out';
  label: string;
  choices: { value: string; label: string }[];
};

/** Its errors have one entry per reading: `date_order.day_first`, "reads 05/11/2026 as 5 November 2026". */
export function questionsOf(error: unknown): Question[] {
  const readings = fieldErrors(error).flatMap(({ path, message }) => {
    const [, field, value] = /^(date_order|money_out)\.(\w+)$/.exec(path) ?? [];
    const [, what = '', reading = message] = /^reads (.+) as (.+)$/.exec(message) ?? [];
    return field && value ? [{ field, what, choice: { value, label: sentence(reading) } }] : [];
  });
  return (['date_order', 'money_out'] as const).flatMap((field) => {
    const own = readings.filter((one) => one.field === field);
    return own[0] ? [{ field, label: `${own[0].what} is`, choices: own.map(({ choice }) => choice) }] : [];
  });
}

/** Why a file was refused. The fields of the server's errors are lines of the file, or the file. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TooLarge) return 'The file is larger than 5 MB: split it.';
  const errors = fieldErrors(error);
  if (errors.length === 0) return failureReason(error) ?? 'The file could not be read';
  return errors
    .map(({ path, message }) => {
      const [, line] = /^content\.(\d+)$/.exec(path) ?? [];
      return `${line ? `Line ${line}` : path === 'content' ? 'The file' : path} ${message}.`;
    })
    .join(' ');
}
