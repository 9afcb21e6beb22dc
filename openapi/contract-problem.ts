/** Something in the contract from which nothing can be generated. */
export interface ContractProblem {
  /** A path from the project's root. */
  file: string;
  /** From 1 on. */
  line: number;
  column: number;
  /** What is wrong, a sentence. */
  what: string;
  /** What to do about it, a sentence. */
  remedy: string;
}

/** The problems as a developer reads them; an editor's terminal makes a link of `file:line:column`. */
export function inWords(problems: ContractProblem[]): string {
  return problems
    .map(({ file, line, column, what, remedy }) => `${file}:${line}:${column}\n  ${what}\n  ${remedy}\n`)
    .join('\n');
}
