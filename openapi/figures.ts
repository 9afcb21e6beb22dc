import { type Node, node } from './read-contract.ts';

// The contract's figures: numbers that say what they count (`x-figure`), in the answers of the operations with `x-figures: true`.

/** The times that a part of a figure may be counted over: src/lib/figure-days.ts has their days. */
export const OVER = [
  'now',
  'ever',
  'today',
  'period',
  'whole_days',
  'days_before',
  'days_ago',
  'thirty_days',
  'month',
  'previous_month',
  'complete_months',
  'month_whole_days',
  'previous_month_same_days',
];
export const ADDS = ['amount', 'records', 'players', 'payments'];

/** A number in an answer. */
export interface FigureField {
  /** The schema's name. */
  schema: string;
  field: string;
  property: Node;
}

/** Every number in the answers of the operations with `x-figures: true`; a list of numbers is the course of a figure and no figure. */
export function figureFields(contract: Node): FigureField[] {
  const found = new Map<string, FigureField>();
  for (const operation of operationsOf(contract)) {
    if (operation['x-figures'] !== true) continue;
    const answer = resolved(contract, node(operation.responses)['200']);
    for (const media of Object.values(node(answer.content))) visit(node(media).schema);
  }
  return [...found.values()];

  function visit(value: unknown): void {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(node(value).$ref ?? ''))?.[1];
    const schema = resolved(contract, value);
    for (const [field, written] of Object.entries(node(schema.properties))) {
      const property = node(written);
      if (name === undefined || !isNumber(property)) visit(property);
      else found.set(`${name}.${field}`, { schema: name, field, property });
    }
    if (schema.additionalProperties) visit(schema.additionalProperties);
    if (schema.items) visit(schema.items);
  }
}

/** The operation's query parameters by name; undefined when there is no such operation. */
export function queryOf(contract: Node, operationId: unknown): string[] | undefined {
  const operation = operationsOf(contract).find((one) => one.operationId === operationId);
  if (!operation) return undefined;
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  return parameters
    .map((parameter) => resolved(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => String(parameter.name));
}

const operationsOf = (contract: Node): Node[] =>
  Object.values(node(contract.paths)).flatMap((item) => Object.values(node(item)).map(node));

/** The target of a reference within the contract; empty where there is none, which the linter reports. */
function resolved(contract: Node, value: unknown): Node {
  const { $ref } = node(value);
  if (typeof $ref !== 'string') return node(value);
  return $ref
    .split('/')
    .slice(1)
    .reduce((found, name) => node(found[name]), contract);
}

const isNumber = ({ type }: Node) => [type].flat().some((one) => one === 'number' || one === 'integer');

/** The parts of an `x-figure`, whatever they are called. */
export const partsOf = ({ sum, numerator, denominator }: Node): Node[] =>
  [sum, numerator, denominator].flatMap((parts) => (Array.isArray(parts) ? parts.map(node) : []));
