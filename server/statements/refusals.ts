import { Refusal } from '../domain/errors.ts';
import { counted } from '../domain/words.ts';

/** A statement's state, or that of its lines, does not allow the change. */
export class StatementRefusal extends Refusal {
  readonly code = 'invalid_transition';
}

/** @param done participle of the refused change: "changed" */
export const endedStatement = (statementId: string, state: string, done: string): StatementRefusal =>
  new StatementRefusal(`Statement ${statementId} is ${state} and cannot be ${done}.`);

export const unfinishedStatement = (lines: number): StatementRefusal =>
  new StatementRefusal(
    `${counted(lines, 'line')} of this statement ${lines === 1 ? 'is' : 'are'} neither confirmed nor explained. Confirm or explain ${lines === 1 ? 'it' : 'them'} first.`,
  );

export const matchedStatement = (lines: number): StatementRefusal =>
  new StatementRefusal(
    `${counted(lines, 'line')} of this statement ${lines === 1 ? 'has' : 'have'} a confirmed match. Undo ${lines === 1 ? 'it' : 'these matches'} first.`,
  );

/** @param state null: it has no match @param done participle of the refused change: "confirmed" */
export const wrongMatch = (line: number, state: string | null, done: string): StatementRefusal =>
  new StatementRefusal(
    state === null
      ? `Line ${line} has no match that could be ${done}.`
      : `The match of line ${line} is ${state} and cannot be ${done}.`,
  );

/** Somebody else has matched it in the meantime. */
export const takenPayment = (withdrawalId: string): StatementRefusal =>
  new StatementRefusal(`${withdrawalId} has another match already. Load the line again.`);

/** The match is not the one that the caller saw. */
export const otherMatch = (line: number): StatementRefusal =>
  new StatementRefusal(`Line ${line} has another match by now. Load the line again.`);

/** A person left the line out, so it takes no match. */
export const leftOut = (line: number): StatementRefusal =>
  new StatementRefusal(`Line ${line} is left out. Undo that first.`);

export const notOpen = (line: number, state: string): StatementRefusal =>
  new StatementRefusal(`Line ${line} is ${state.replaceAll('_', ' ')}. Only open lines can be left out.`);
