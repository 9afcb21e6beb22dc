import type { Contract, Node, Operation } from './read-contract.ts';
import { node } from './read-contract.ts';

// The shapes of the contract's JSON answers, as short texts: src/api/read-answer.ts reads every answer by them.
//
// A kind is one letter: i id, u US dollars, n count, f other number, t time, e enumeration, s open text, b boolean, x anything; or the number of
// a shape, or `[` or `{` before the kind of the members of a list or a map. Before it, `!` means required and `?` that it may be null.
// A shape lists its fields by kind: '!i id;?s notes bank_name'.

export interface AnswerShapes {
  shapes: string[];
  /** The kind of the answer by method and path; '' where a success has no JSON answer. */
  answers: Record<string, string>;
}

const list = (value: unknown) => (value ?? []) as unknown[];
const typesOf = ({ type }: Node) => [type].flat().filter((one) => one !== undefined);

/** The shapes that the answers of these operations have. */
export function answerShapes({ follow }: Pick<Contract, 'follow'>, operations: readonly Operation[]): AnswerShapes {
  const shapes: string[] = [];
  const numbers = new Map<Node, number>();

  /** The schemas that a value may match, without references and alternatives. */
  function alternatives(written: unknown): Node[] {
    const schema = follow(written);
    const inner = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(list);
    return inner.length > 0 ? inner.flatMap(alternatives) : [schema];
  }

  function kindOf(name: string, written: unknown): string {
    const found = alternatives(written);
    const isNullable = found.some((one) => typesOf(one).includes('null'));
    return (isNullable ? '?' : '') + bareKind(name, node(written), found);
  }

  function bareKind(name: string, written: Node, found: Node[]): string {
    const types = new Set(found.flatMap(typesOf).filter((type) => type !== 'null'));
    const [type] = types;
    if (types.size !== 1) return 'x';
    if (type === 'string') return textKind(name, found);
    if (type === 'integer') return 'n';
    if (type === 'number') return isMoney(name, [written, ...found]) ? 'u' : 'f';
    if (type === 'boolean') return 'b';
    if (type === 'array') return `[${kindOf(name, found.find(({ items }) => items)?.items)}`;
    const objects = found.filter((one) => typesOf(one).includes('object'));
    const [object] = objects;
    if (objects.length !== 1 || !object) return 'x';
    if (object.properties) return String(shapeOf(object));
    return typeof object.additionalProperties === 'object' ? `{${kindOf('', object.additionalProperties)}` : 'x';
  }

  function shapeOf(object: Node): number {
    const known = numbers.get(object);
    if (known !== undefined) return known;
    const number = shapes.push('') - 1;
    numbers.set(object, number);
    const byKind = new Map<string, string[]>();
    for (const [name, property] of Object.entries(node(object.properties))) {
      const kind = (list(object.required).includes(name) ? '!' : '') + kindOf(name, property);
      byKind.set(kind, [...(byKind.get(kind) ?? []), name]);
    }
    shapes[number] = [...byKind].map(([kind, names]) => `${kind} ${names.join(' ')}`).join(';');
    return number;
  }

  const answers = Object.fromEntries(
    operations.map(({ route, operationId, responses }) => {
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const json = node(node(success?.content)['application/json']).schema;
      return [route, json === undefined ? '' : kindOf(operationId, json)];
    }),
  );
  return { shapes, answers };
}

function textKind(name: string, found: Node[]): string {
  if (found.some(({ format }) => format === 'date-time')) return 't';
  if (/(^|_)ids?$/.test(name)) return 'i';
  return found.some((one) => one.enum) ? 'e' : 's';
}

/** The contract says of each amount that it is in US dollars. */
const isMoney = (name: string, written: Node[]) =>
  name.endsWith('_usd') || written.some(({ description }) => /US dollars/.test(String(description)));
