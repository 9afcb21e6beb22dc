import { KINDS, type Kind } from './change.ts';
import type { ContractChange } from './contract-changes.ts';
import type { Uses } from './uses.ts';

// Formats the changes for a terminal.

/** Maximum of names per line; the rest is counted. */
const MAX_LINES = 8;
const MAX_FILES = 20;

const TITLES: Record<Kind, string> = {
  breaking: 'BREAKING: who was written against the contract before must change',
  additive: 'ADDITIVE: there is more, nobody must change',
  cosmetic: 'COSMETIC: words alone',
};

/** Fewer places are listed each with its own operations. */
const MIN_FOLDED = 3;

/** Changes that are the same in several places, such as a header of every answer, as one. */
export function folded(changes: ContractChange[]): ContractChange[] {
  const alike = Map.groupBy(changes, ({ kind, side, what, where }) =>
    JSON.stringify([kind, side, what, where.split(/[ .]/).at(-1)]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < MIN_FOLDED) return group;
    const union = (listOf: (change: ContractChange) => string[]) => [...new Set(group.flatMap(listOf))];
    return {
      ...first,
      schemas: union(({ schemas }) => schemas),
      operations: union(({ operations }) => operations),
      alsoAt: others.map(({ where }) => where),
    };
  });
}

/** Such as `1 breaking, 0 additive, 2 cosmetic`. */
export function counted(changes: ContractChange[]): string {
  return KINDS.map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`).join(', ');
}

/** The changes by kind, each with the operations, hooks and files that it affects. */
export function report(changes: ContractChange[], usesOf: (change: ContractChange) => Uses): string {
  return KINDS.flatMap((kind) => {
    const some = changes.filter((change) => change.kind === kind);
    return some.length === 0 ? [] : [TITLES[kind], ...some.map((change) => paragraph(change, usesOf(change)))];
  }).join('\n\n');
}

function paragraph({ kind, where, what, side, operations, alsoAt }: ContractChange, { hooks, files }: Uses): string {
  const lines = [`  ${where} ${what}${side ? ` (in ${side}s)` : ''}.`];
  const add = (title: string, names: string[]) => {
    if (names.length > 0) lines.push(`    ${title.padEnd(11)}${limited(names)}`);
  };
  add('also at', alsoAt ?? []);
  add('operations', operations);
  // Descriptions affect no code.
  if (kind === 'cosmetic') return lines.join('\n');
  add('hooks', hooks);
  const shown = files.slice(0, MAX_FILES);
  for (const [index, { file, lines: at }] of shown.entries()) {
    lines.push(`    ${(index === 0 ? 'files' : '').padEnd(11)}${file}${at.length > 0 ? `:${at.join(',')}` : ''}`);
  }
  if (files.length > shown.length) lines.push(`    ${''.padEnd(11)}and ${files.length - shown.length} more`);
  return lines.join('\n');
}

function limited(names: string[]): string {
  const rest = names.length - MAX_LINES;
  return rest > 0 ? `${names.slice(0, MAX_LINES).join(', ')} and ${rest} more` : names.join(', ');
}
