import { reconcileStatementRequestContentMax } from '../../generated/coinopAdminAPI.schemas.zod.ts';
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
export function guessed({ columns, last_columns }: StatementHeader): StatementValues['columns'] {
  if (last_columns) return { date: '', ...last_columns };
  const named = (words: RegExp) => columns.find((name) => words.test(name)) ?? '';
  return {
    reference: named(/ref|description|memo/i),
    amount: named(/amount|sum|value/i),
    date: named(/date|day/i),
  };
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
