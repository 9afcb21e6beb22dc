import { dirname, join } from 'node:path';
import { isCollection, isMap, isScalar, type Node, visit } from 'yaml';
import type { ContractProblem } from './contract-problem.ts';
import { isOfArea } from './joined-contract.ts';
import type { YamlFile } from './yaml-problems.ts';

// Finds references that lead only to one another in a circle, and never to a schema. A schema that contains itself in
// one of its fields is not such a circle.

export interface Target {
  yaml: YamlFile;
  node: Node;
}

/** Each circle once, reported at the reference that comes first in the files. */
export function circularReferences(files: YamlFile[]): ContractProblem[] {
  const seen = new Set<Node>();
  const problems: ContractProblem[] = [];
  for (const yaml of files) {
    visit(yaml.document, {
      Map(_, node) {
        // The root's list of the areas' parts is never where a circle begins.
        const circle = isOfArea(referenceOf(node)) ? [] : circleFrom({ yaml, node }, files);
        if (circle.length === 0 || circle.some((target) => seen.has(target.node))) return;
        for (const target of circle) seen.add(target.node);
        const { line, col } = yaml.lines.linePos(node.range?.[0] ?? 0);
        const ways = circle.map((target) => referenceOf(target.node)).filter((reference) => !isOfArea(reference));
        const way = ways.map((reference) => `\`${reference}\``);
        problems.push({
          file: yaml.file,
          line,
          column: col,
          what: `The reference leads back to itself: ${way.join(', which points to ')}.`,
          remedy: 'Replace one of these references by a schema.',
        });
      },
    });
  }
  return problems;
}

/** The chain of references from `start`, when the last one leads back to the first; otherwise empty. */
function circleFrom(start: Target, files: YamlFile[]): Target[] {
  const way: Target[] = [];
  let at: Target | undefined = start;
  while (at && referenceOf(at.node) !== undefined) {
    way.push(at);
    at = followed(at, files);
    if (at?.node === start.node) return way;
    if (way.some(({ node }) => node === at?.node)) return [];
  }
  return [];
}

/** The reference that a node is, as written; undefined when it is none. */
export function referenceOf(node: Node): string | undefined {
  const value = isMap(node) ? node.get('$ref') : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The part at the end of a chain of references; undefined when there is none, or only a plain value. */
export function targetOf(start: Target, files: YamlFile[]): Target | undefined {
  let at = followed(start, files);
  while (at && referenceOf(at.node) !== undefined) at = followed(at, files);
  return at;
}

/** The target of a node's reference; undefined when there is none, or when it is a plain value. */
function followed({ yaml, node }: Target, files: YamlFile[]): Target | undefined {
  const [path, pointer = ''] = (referenceOf(node) ?? '').split('#');
  const file = path ? join(dirname(yaml.file), path) : yaml.file;
  const target = files.find((one) => one.file === file);
  let found: unknown = target?.document.contents;
  for (const name of pointer.split('/').slice(1)) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isCollection(found) ? found.get(/^\d+$/.test(key) && !isMap(found) ? Number(key) : key, true) : undefined;
  }
  return target && found && !isScalar(found) ? { yaml: target, node: found as Node } : undefined;
}
