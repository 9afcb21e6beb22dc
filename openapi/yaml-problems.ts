import { readFileSync } from 'node:fs';
import { type Document, isAlias, isCollection, isMap, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { ContractProblem } from './contract-problem.ts';
import { joinedContract, type Node as Part } from './joined-contract.ts';

// YAML errors in the contract's files. Redocly stops at the first one, and describes it only in prose.

export interface YamlFile {
  file: string;
  document: Document;
  lines: LineCounter;
}

/** A parsed file with the positions of its nodes; parsed even if it has errors. */
export function readYaml(file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  return { file, document, lines };
}

/** The contract that these files make up, as one document. */
export const joinedFiles = (files: YamlFile[]): Part =>
  joinedContract((name) => files.find(({ file }) => file === name)?.document.toJS());

/** The first YAML error of a file, because further ones often follow from it; if there is none, each alias without an anchor. */
export function yamlProblems({ file, document, lines }: YamlFile): ContractProblem[] {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  if (document.errors.length === 0 && !isMap(document.contents)) return [emptyFile(file)];
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const problems = (first ? [first] : []).map(({ pos, message, code }) => ({
    ...at(pos[0]),
    what: `This is not YAML: ${message}${message.endsWith('.') ? '' : '.'}`,
    remedy:
      code === 'DUPLICATE_KEY'
        ? 'Give the two different names, or make them one.'
        : 'Correct this line or the one above: an indentation, a quote, a colon or a bracket.',
  }));
  visit(document, {
    Alias(_, alias) {
      if (first || alias.resolve(document)) return;
      problems.push({
        ...at(alias.range?.[0] ?? 0),
        what: `\`*${alias.source}\` has no \`&${alias.source}\` before it.`,
        remedy: 'Correct the name, or add the anchor where the record is first written.',
      });
    },
  });
  return problems;
}

const emptyFile = (file: string): ContractProblem => ({
  file,
  line: 1,
  column: 1,
  what: 'The file is empty, or its top level is not a mapping.',
  remedy: `Restore its content (\`git checkout ${file}\` restores the committed version), or delete the file and all references to it.`,
});

/**
 * The position where a value is written: if the path to it leads through an alias, inside the aliased record. Undefined
 * when the path has no alias, or the value does not exist.
 */
export function writtenBehindAlias(
  { document, lines }: YamlFile,
  names: string[],
): { line: number; column: number } | undefined {
  let isBehind = false;
  let found = document.contents as Node | null | undefined;
  for (const name of [...names, undefined]) {
    if (isAlias(found)) {
      found = found.resolve(document);
      isBehind = true;
    }
    if (name === undefined || !found) break;
    found = isCollection(found)
      ? (found.get(/^\d+$/.test(name) ? Number(name) : name, true) as Node | undefined)
      : undefined;
  }
  if (!isBehind || !found?.range) return undefined;
  const { line, col } = lines.linePos(found.range[0]);
  return { line, column: col };
}
