import type { ContractProblem } from './contract-problem.ts';

// Renaming a field of a schema invalidates every example that has the field. This is reported as one problem with all its places.

/** A problem of an example, as Redocly found it. */
export interface ExampleProblem {
  problem: ContractProblem;
  /** From Redocly's message: names that the example has and its schema does not, and vice versa. */
  extra: Set<string>;
  missing: Set<string>;
  /** The records that have them, by file and pointer; a record that several examples use is listed once. */
  records: Set<string>;
}

const FAULTS = {
  extra: /must NOT have (?:unevaluated|additional) properties `([^`]+)`/,
  missing: /must have required property '([^']+)'/,
};

/** The names in a Redocly message, and whether they are extra or missing; undefined for other messages. */
export function namesIn(
  message: string,
  pointer: string,
): { extra?: string; missing?: string; record: string } | undefined {
  const [, extra] = FAULTS.extra.exec(message) ?? [];
  if (extra !== undefined) return { extra, record: pointer.slice(0, pointer.lastIndexOf('/')) };
  const [, missing] = FAULTS.missing.exec(message) ?? [];
  return missing === undefined ? undefined : { missing, record: pointer };
}

/**
 * Replaces the problems that a single renaming explains by one problem, at the position of the first; the others stay as they are.
 */
export function joinRenamed(found: ExampleProblem[]): ContractProblem[] {
  const left = new Set(found);
  const joined = new Map<ExampleProblem, ContractProblem>();
  const only = (names: Set<string>) => (names.size === 1 ? [...names][0] : undefined);
  // An example that is itself the record has both names in one problem.
  const groups = Map.groupBy(found, ({ extra, missing }) => {
    if (extra.size > 1 || missing.size > 1) return undefined;
    return extra.size === 1 ? `extra ${only(extra)}` : `missing ${only(missing)}`;
  });
  for (const [key, group] of groups) {
    if (!key?.startsWith('extra ') || group.length < 2) continue;
    const counterpart =
      [...groups].find(([other, lacking]) => other?.startsWith('missing ') && explains(group, lacking))?.[1] ?? [];
    const all = [...group, ...counterpart];
    const wanted = new Set(all.flatMap((one) => [...one.missing]));
    if (wanted.size > 1) continue;
    const first = all.toSorted((a, b) => found.indexOf(a) - found.indexOf(b))[0] as ExampleProblem;
    for (const one of all) left.delete(one);
    left.add(first);
    joined.set(first, oneOf(group, key.slice('extra '.length), only(wanted)));
  }
  return found.filter((one) => left.has(one)).map((one) => joined.get(one) ?? one.problem);
}

/** Whether every record that lacks one name has the other; the field may have been optional elsewhere. */
function explains(extra: ExampleProblem[], missing: ExampleProblem[]): boolean {
  const records = new Set(extra.flatMap((one) => [...one.records]));
  return missing.every((one) => [...one.records].every((record) => records.has(record)));
}

function oneOf(group: ExampleProblem[], name: string, wanted: string | undefined): ContractProblem {
  const [first] = group as [ExampleProblem, ...ExampleProblem[]];
  const places = [...Map.groupBy(group, ({ problem }) => problem.file)].map(([file, some]) => ({
    file,
    lines: [...new Set(some.map(({ problem }) => problem.line))].toSorted((a, b) => a - b),
  }));
  const count = places.reduce((sum, { lines }) => sum + lines.length, 0);
  const where = places.map(({ file, lines }) => `${file} in line ${lines.join(', ')}`).join('; ');
  const lacks = wanted === undefined ? '' : `, and lack \`${wanted}\`, which it requires`;
  return {
    ...first.problem,
    what: `${count} records of the examples have \`${name}\`, which their schema does not have${lacks}: ${where}.`,
    remedy:
      wanted === undefined
        ? 'Rename or remove it there, or describe it in the schema.'
        : `Rename it there to \`${wanted}\`, or back in the schema.`,
  };
}
