import type { ContractProblem } from './contract-problem.ts';

// One renamed field of a schema spoils every example that has the field. It is shown as one problem with all its places.

/** A problem with an example, as Redocly found it. */
export interface ExampleProblem {
  problem: ContractProblem;
  /** By what Redocly says: the names that the example has and its schema does not, and the other way round. */
  extra: Set<string>;
  missing: Set<string>;
  /** The records that have them, by file and pointer; one record is named for every example that it stands in. */
  records: Set<string>;
}

const FAULTS = {
  extra: /must NOT have (?:unevaluated|additional) properties `([^`]+)`/,
  missing: /must have required property '([^']+)'/,
};

/** What a sentence of Redocly's says of names, and whose; undefined where it says something else. */
export function namesIn(
  message: string,
  pointer: string,
): { extra?: string; missing?: string; record: string } | undefined {
  const [, extra] = FAULTS.extra.exec(message) ?? [];
  if (extra !== undefined) return { extra, record: pointer.slice(0, pointer.lastIndexOf('/')) };
  const [, missing] = FAULTS.missing.exec(message) ?? [];
  return missing === undefined ? undefined : { missing, record: pointer };
}

/** Those that one renaming explains made one, in the place of the first; the others as they are. */
export function joinRenamed(found: ExampleProblem[]): ContractProblem[] {
  const left = new Set(found);
  const joined = new Map<ExampleProblem, ContractProblem>();
  const only = (names: Set<string>) => (names.size === 1 ? [...names][0] : undefined);
  const groups = Map.groupBy(found, ({ extra, missing }) => {
    if (extra.size + missing.size !== 1) return undefined;
    return extra.size === 1 ? `extra ${only(extra)}` : `missing ${only(missing)}`;
  });
  const has = (group: ExampleProblem[], side: 'extra' | 'missing') => group[0]?.[side].size === 1;
  for (const [key, group] of groups) {
    if (key === undefined || !has(group, 'extra')) continue;
    const counterpart = [...groups.values()].find((other) => has(other, 'missing') && explains(group, other)) ?? [];
    const all = [...group, ...counterpart];
    if (group.length < 2) continue;
    const first = all.toSorted((a, b) => found.indexOf(a) - found.indexOf(b))[0] as ExampleProblem;
    const [name, wanted] = [only(group[0]?.extra ?? new Set()), only(counterpart[0]?.missing ?? new Set())];
    for (const one of all) left.delete(one);
    left.add(first);
    joined.set(first, oneOf(group, String(name), wanted));
  }
  return found.filter((one) => left.has(one)).map((one) => joined.get(one) ?? one.problem);
}

/** Whether every record that lacks a name has the other; it may have been optional elsewhere. */
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
