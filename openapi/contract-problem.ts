/** A problem of the contract that prevents generating code from it. */
export interface ContractProblem {
  /** A path from the project's root. */
  file: string;
  /** Starts at 1. */
  line: number;
  column: number;
  /** The problem, as a sentence. */
  what: string;
  /** How to solve it, as a sentence. */
  remedy: string;
}

/** Formats the problems for a developer; an editor's terminal makes `file:line:column` a link. */
export function inWords(problems: ContractProblem[]): string {
  return problems
    .map(({ file, line, column, what, remedy }) => `${file}:${line}:${column}\n  ${what}\n  ${remedy}\n`)
    .join('\n');
}
