import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { ContractChange } from './contract-changes.ts';

// Where the portal uses what changed: by what its files import of the generated code, and by the files that import those.

interface Import {
  /** The names as they are exported; none for a whole module. */
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
  /** The files, each with the lines where the changed field, or what was generated for it, is named; often none. */
  files: { file: string; lines: number[] }[];
}

const GENERATED = 'src/generated/';
const pascal = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A source file with what it imports of ours. */
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

/** Every source file of the portal, the generated ones too. */
export function portalFiles(): SourceFile[] {
  return (
    readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // Where the client is being generated at this moment.
      .filter((file) => !file.startsWith('src/.'))
      .toSorted()
      .map((file) => sourceFile(file, readFileSync(file, 'utf8')))
  );
}

/** Answers where each change is used, among the portal's files; `operationIds` are all of both contracts. */
export function usesAmong(files: SourceFile[], operationIds: string[]): (change: ContractChange) => Uses {
  const own = files.filter(({ file }) => !file.startsWith(GENERATED));
  // The longest first: `getGameStats…` is not of `getGame`.
  const byLength = operationIds.toSorted((a, b) => b.length - a.length);
  const operationOf = (name: string) => {
    const stem = [pascal(name), name.replace(/^(use|get)(?=[A-Z])/, '')];
    return byLength.find((id) => stem.some((one) => one.startsWith(pascal(id))));
  };
  // An overload stands several times.
  const exported = new Set(
    files
      .filter(({ file }) => file.startsWith(GENERATED) && !file.endsWith('.zod.ts'))
      .flatMap(({ text }) => [...text.matchAll(/^export (?:const|function) (use\w+)/gm)].map(([, name = '']) => name)),
  );
  const importers = Map.groupBy(
    own.flatMap((source) => source.imports.map(({ target }) => ({ source, target }))),
    ({ target }) => target,
  );

  return ({ operations, schemas, field }) => {
    // An inline enumeration's type is named for its schema and field.
    const isOfSchema = (name: string) =>
      schemas.some((schema) => [schema, `${schema}Output`, ...(field ? [schema + pascal(field)] : [])].includes(name));
    const concerned = (name: string) => isOfSchema(name) || operations.includes(operationOf(name) ?? '');
    const namesIn = ({ imports }: SourceFile) =>
      imports.filter(({ target }) => target.startsWith(GENERATED)).flatMap(({ names }) => names.filter(concerned));

    const direct = own.filter((source) => namesIn(source).length > 0);
    const found = direct.map((source) => ({
      file: source.file,
      lines: linesNaming(source.text, field ? [field] : namesIn(source)),
    }));
    // What came through another file is a use only where the field is named.
    const seen = new Set(direct);
    for (const source of seen) {
      for (const { source: importer } of importers.get(source.file) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        const lines = field ? linesNaming(importer.text, [field]) : [];
        if (lines.length > 0) found.push({ file: importer.file, lines });
      }
    }
    const hooks = [...exported].filter((name) => operations.includes(operationOf(name) ?? ''));
    // What names it first, each half by name.
    const order = ({ file, lines }: { file: string; lines: number[] }) => `${lines.length > 0 ? 0 : 1}${file}`;
    return { hooks, files: found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
  };
}

/** From 1 on; those of the imports aside. */
function linesNaming(text: string, words: string[]): number[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})(?![\\w-])`);
  return text
    .split('\n')
    .map((line, index) => (pattern.test(line) && !/^(import\b|\} from )/.test(line) ? index + 1 : 0))
    .filter((line) => line > 0);
}
