import { readFileSync } from 'node:fs';
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { ContractProblem } from './contract-problem.ts';

// What the contract's files say wrongly as YAML. Redocly stops at the first of these and names it in prose only.

export interface YamlFile {
  file: string;
  document: Document;
  lines: LineCounter;
}

/** A file with the positions of all that is in it; read however much is wrong with it. */
export function readYaml(file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  return { file, document, lines };
}

export function yamlProblems({ file, document, lines }: YamlFile): ContractProblem[] {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const problems = document.errors.map(({ pos, message, code }) => ({
    ...at(pos[0]),
    what: `This is not YAML: ${message}${message.endsWith('.') ? '' : '.'}`,
    remedy:
      code === 'DUPLICATE_KEY'
        ? 'Give the two different names, or make them one.'
        : 'Mend it there or just above: an indentation, a quote, a colon or a bracket.',
  }));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      problems.push({
        ...at(alias.range?.[0] ?? 0),
        what: `\`*${alias.source}\` has no \`&${alias.source}\` before it.`,
        remedy: 'Mend the name, or write the anchor where the record first stands.',
      });
    },
  });
  return problems;
}
