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

/** Places of one cause that are listed; the rest is counted. */
const MAX_PLACES = 5;

/**
 * Formats the problems for a developer; an editor's terminal makes `file:line:column` a link. Problems of one cause, such as a field that
 * many examples lack, are one, with its places.
 */
export function inWords(problems: ContractProblem[]): string {
  const causes = Map.groupBy(problems, ({ what, remedy }) => `${what.replace(EXAMPLE_OF, '')}\n${remedy}`);
  return [...causes.values()]
    .map((group) => {
      const [first, ...others] = group.map(({ file, line, column }) => `${file}:${line}:${column}`);
      const { what, remedy } = group[0] as ContractProblem;
      const more = others.length > MAX_PLACES ? ` and ${others.length - MAX_PLACES} more` : '';
      const places = others.length > 0 ? `  The same at ${others.slice(0, MAX_PLACES).join(', ')}${more}\n` : '';
      return `${first}\n  ${what}\n  ${remedy}\n${places}`;
    })
    .join('\n');
}

/** The operation that an example is of makes no other cause. */
const EXAMPLE_OF = /(?<=^The example) of [A-Z]+ \S+/;
