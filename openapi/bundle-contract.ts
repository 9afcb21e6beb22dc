import { type Document, dump, SCALAR_STYLE, visit } from 'js-yaml';
import { type Contract, type Node, node } from './read-contract.ts';

/** The bundle's path below `/admin-panel/`, and below the folder of a built portal. */
export const BUNDLE = 'api-reference/admin-api.yaml';
/** Likewise that of the core contract. */
export const CORE_BUNDLE = 'api-reference/core.yaml';

/** How deep the value of an answer's example is: `paths`, the path, the method, `responses`, … */
const VALUES_OF_EXAMPLES = 10;

/** `x-for` says to the mock which request an example answers, `x-hooks-file` to the generator in which file of the portal a call is. */
const OURS = ['x-for', 'x-hooks-file'];

/** The demo's address. A server that knows its own puts that in its place. */
export const DEMO = 'http://127.0.0.1:4600';

/**
 * The contract with its examples as one YAML file that refers to nothing outside itself, for tools that have no more than
 * an address. The same contract always gives the same text.
 *
 * Examples stand where they are used: as components of their own, generators would make a type of each.
 */
export function bundledContract({ contract, follow }: Pick<Contract, 'contract' | 'follow'>): string {
  function bundled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(bundled);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Node;
    if (typeof $ref === 'string' && !$ref.startsWith('#')) return bundled(follow(value));
    const parts = Object.entries(node(value)).filter(([name]) => !OURS.includes(name));
    return Object.fromEntries(parts.map(([name, part]) => [name, bundled(part)]));
  }
  // Converters, as that of Postman, make nothing of an address without an origin.
  const servers = [{ url: DEMO, description: 'The demo; put the address of your server here' }];
  // Without anchors, which an example that is used twice would have, and without lines broken anew. The values of examples are on one
  // line each, as they are written.
  return dump(
    { ...node(bundled(contract)), servers },
    { noRefs: true, lineWidth: -1, flowLevel: VALUES_OF_EXAMPLES, transform: quoteQuestionMarks },
  );
}

/** Within braces a parser of YAML 1.1 takes a text with `?` for a key, unless it is quoted. */
const quoteQuestionMarks = (documents: Document[]) =>
  visit(documents, (part) => {
    if (part.kind === 'scalar' && /^[^\n]*\?[^\n]*$/.test(part.value)) part.style = SCALAR_STYLE.SINGLE_QUOTED;
  });
