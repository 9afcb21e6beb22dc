import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { ContractChange } from './contract-changes.ts';

// Finds where the portal uses a changed part of the contract: files that import the generated code for it, and files
// that import those.

interface Import {
  /** The names as exported; empty when the whole module is imported. */
  names: string[];
  /** A path from the project's root. */
  target: string;
}

export interface SourceFile {
  file: string;
  text: string;
  imports: Import[];
}

export interface Uses {
  /** The generated hooks of the operations. */
  hooks: string[];
  /** The files that have to change, with the lines that mention the changed field or the code generated for it. Only a breaking change has any. */
  files: { file: string; lines: number[] }[];
}

const GENERATED = 'src/generated/';
const pascal = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A source file with its imports of our own modules. */
export function sourceFile(file: string, text: string): SourceFile {
  const clauses = text.matchAll(/(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"](\.[^'"]+)['"]/g);
  const imports = [...clauses].map(([, clause = '', path = '']) => ({
    target: normalize(join(dirname(file), path)),
    names: (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/s, ''),
      )
      .filter(Boolean),
  }));
  return { file, text, imports };
}

/** Every source file of the portal, including generated ones. */
export function portalFiles(): SourceFile[] {
  return (
    readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // Excludes the temporary folder in which a client is being generated.
      .filter((file) => !file.startsWith('src/.'))
      .toSorted()
      .map((file) => sourceFile(file, readFileSync(file, 'utf8')))
  );
}

/** Returns a function that finds where a change is used; `operationIds` are those of both contracts. */
export function usesAmong(files: SourceFile[], operationIds: string[]): (change: ContractChange) => Uses {
  const own = files.filter(({ file }) => !file.startsWith(GENERATED));
  // Longest first, because `getGameStats…` does not belong to `getGame`.
  const byLength = operationIds.toSorted((a, b) => b.length - a.length);
  const operationOf = (name: string) => {
    const stem = [pascal(name), name.replace(/^(use|get)(?=[A-Z])/, '')];
    return byLength.find((id) => stem.some((one) => one.startsWith(pascal(id))));
  };
  // An overloaded function appears several times.
  const exported = new Set(
    files
      .filter(({ file }) => file.startsWith(GENERATED) && !file.endsWith('.zod.ts'))
      .flatMap(({ text }) => [...text.matchAll(/^export (?:const|function) (use\w+)/gm)].map(([, name = '']) => name)),
  );
  const importers = Map.groupBy(
    own.flatMap((source) => source.imports.map(({ target }) => ({ source, target }))),
    ({ target }) => target,
  );

  return ({ kind, operations, schemas, field, concernsUnnamed }) => {
    // The type of an inline enumeration is named after its schema and field.
    const isOfSchema = (name: string) =>
      schemas.some((schema) => [schema, `${schema}Output`, ...(field ? [schema + pascal(field)] : [])].includes(name));
    const concerned = (name: string) => isOfSchema(name) || operations.includes(operationOf(name) ?? '');
    const namesIn = ({ imports }: SourceFile) =>
      imports.filter(({ target }) => target.startsWith(GENERATED)).flatMap(({ names }) => names.filter(concerned));

    const hooks = [...exported].filter((name) => operations.includes(operationOf(name) ?? ''));
    if (kind !== 'breaking') return { hooks, files: [] };
    const isConcerned = ({ lines }: { lines: number[] }) => !field || concernsUnnamed || lines.length > 0;
    const direct = own.filter((source) => namesIn(source).length > 0);
    const found = direct
      .map((source) => ({ file: source.file, lines: linesNaming(source.text, field ? [field] : namesIn(source)) }))
      .filter(isConcerned);
    // A file that imports it only through another file is listed only if it mentions the field.
    const seen = new Set(direct);
    for (const source of seen) {
      for (const { source: importer } of importers.get(source.file) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        const lines = field ? linesNaming(importer.text, [field]) : [];
        if (lines.length > 0) found.push({ file: importer.file, lines });
      }
    }
    // Files that mention it first, then the others; both sorted by name.
    const order = ({ file, lines }: { file: string; lines: number[] }) => `${lines.length > 0 ? 0 : 1}${file}`;
    return { hooks, files: found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
  };
}

/** Line numbers from 1, without import lines. */
function linesNaming(text: string, words: string[]): number[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})(?![\\w-])`);
  return text
    .split('\n')
    .map((line, index) => (pattern.test(line) && !/^(import\b|\} from )/.test(line) ? index + 1 : 0))
    .filter((line) => line > 0);
}
