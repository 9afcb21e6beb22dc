// The contract is written in several files: the root, and one file for each area beside it. Without dependencies on Node: component tests
// read it in the browser.

/** The root's path from the project's root. */
export const CONTRACT = 'openapi/admin-api.yaml';

/** The folder of the areas' files, as the root refers to it. */
const AREAS = './areas/';
/** The root, as an area's file refers to it. */
const ROOT = '../admin-api.yaml#';

/** Any YAML mapping. */
export type Node = Record<string, unknown>;

export const node = (value: unknown): Node => (value ?? {}) as Node;

export const isOfArea = (ref: unknown): ref is string => typeof ref === 'string' && ref.startsWith(AREAS);

/**
 * The whole contract as one document. Where the root refers to a part of an area's file, the part itself stands, and its references lead
 * from the root. The examples stay outside.
 *
 * @param read returns a file's content by its path from the project's root, or undefined
 */
export function joinedContract(read: (file: string) => unknown): Node {
  const joinedPart = (part: unknown) => {
    const ref = node(part).$ref;
    if (!isOfArea(ref)) return part;
    const [file = '', pointer = ''] = ref.split('#');
    const found = valueAt(read(`openapi/${file.slice('./'.length)}`), pointer);
    // A reference to nothing stays, for the linter to report.
    return found === undefined ? part : seenFromRoot(found);
  };
  const joined = (parts: unknown) => mapValues(parts, joinedPart);
  const sections: Record<string, (section: unknown) => unknown> = {
    paths: joined,
    webhooks: joined,
    components: (kinds) => mapValues(kinds, joined),
  };
  return mapValues(read(CONTRACT), (section, name) => sections[name]?.(section) ?? section);
}

/** The value at a JSON pointer; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((found, name) => node(found)[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** A part of an area's file with its references as the root would write them. */
function seenFromRoot(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.startsWith(ROOT)) return value.slice(ROOT.length - 1);
    return value.startsWith('../../mocks/') ? value.slice('../'.length) : value;
  }
  if (Array.isArray(value)) return value.map(seenFromRoot);
  return typeof value === 'object' && value !== null ? mapValues(value, seenFromRoot) : value;
}

const mapValues = (value: unknown, change: (part: unknown, name: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node(value)).map(([name, part]) => [name, change(part, name)]));

/**
 * Removes the examples of bodies and parameters, which no generated file contains: Orval would read their files twice, a
 * quarter of its time.
 */
export function removeExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('schema' in value && 'examples' in value) delete value.examples;
  for (const part of Object.values(value)) removeExamples(part);
}
