import type { Contract, Operation } from './read-contract.ts';

// Generates code from the contract's `x-extension`: which calls and parameters a back end may lack, and how to find out.

/** The area of an operation, as in the names of the generated folders: `company-revenue`. */
export const areaOf = ({ tags: [tag = ''] }: Operation): string => tag.toLowerCase().replaceAll(' ', '-');

/** The names of the parameters in the query that the specification does not have. */
const extraParameters = ({ parameters }: Operation): string[] =>
  parameters
    .filter((parameter) => parameter.in === 'query' && parameter['x-extension'] === true)
    .map(({ name }) => String(name));

/** The source of what is beyond the specification in an operation; empty when nothing is. */
export function beyondSource(operation: Operation): string {
  const extra = extraParameters(operation);
  if (!operation.isExtension && extra.length === 0) return '';
  const beyond = operation.isExtension ? `'call'` : `[${extra.map((name) => `'${name}'`).join(', ')}]`;
  return `area: '${areaOf(operation)}', beyond: ${beyond}`;
}

/** Whether the call can be made without knowing an id or choosing anything, and is answered with JSON. */
function isGeneral({ route, isExtension, parameters, responses }: Operation): boolean {
  const { content } = responses['200'] ?? {};
  const isJson = typeof content === 'object' && content !== null && 'application/json' in content;
  return isExtension && /^GET [^{]*$/.test(route) && isJson && !parameters.some(({ required }) => required === true);
}

/** The areas with something beyond the specification, each with the call by which a back end is asked for it. */
export function extensionsSource({ operations }: Contract): string {
  const areas = new Set(operations.filter((operation) => beyondSource(operation) !== '').map(areaOf));
  const lines = [...areas].map((area) => {
    const calls = operations.filter((operation) => areaOf(operation) === area && isGeneral(operation));
    const list = calls.find(({ operationId }) => operationId.startsWith('list')) ?? calls[0];
    return `  '${area}': ${list ? `'${list.route.slice('GET '.length)}'` : 'undefined'},\n`;
  });
  return `
/** The list call of each area with extensions: a back end that lacks it has none of them. Some areas have no such call. */
export const LIST_CALLS = {
${lines.join('')}} as const;

export type Area = keyof typeof LIST_CALLS;
`;
}
