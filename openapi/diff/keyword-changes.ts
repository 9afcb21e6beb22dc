import type { Node } from '../read-contract.ts';
import { alike, type Change, type Effect, judge, type Kind, type Place, quoted } from './change.ts';

// Compares the keywords of a schema: its types, enumeration and bounds. Nested schemas (properties, items,
// alternatives) are compared in schema-changes.ts.

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Keywords that restrict values, for which we cannot determine whether a new value is wider or narrower. */
const RESTRICTIONS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'const'];
export const WORDS = ['title', 'description', 'example', 'examples', 'externalDocs', '$comment'];
const STRUCTURE = ['$ref', 'properties', 'required', 'items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'];

const isWords = (keyword: string) =>
  WORDS.includes(keyword) || (keyword.startsWith('x-') && !['x-extension', 'x-permission'].includes(keyword));

/** The types of a schema; empty when it names none. */
export function typesOf(schema: Node): string[] {
  return [schema.type ?? []].flat() as string[];
}

/** All changes between two schemas that are not references, without their nested schemas. */
export function keywordChanges(before: Node, after: Node, place: Place): Change[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !STRUCTURE.includes(keyword) && !alike(before[keyword], after[keyword]))
    .flatMap((keyword) => {
      if (keyword === 'type') return typeChanges(typesOf(before), typesOf(after), place);
      if (keyword === 'enum') return enumChanges(before.enum, after.enum, place);
      const { kind, what } = keywordChange(keyword, before[keyword], after[keyword], place);
      return [{ ...place, kind, what }];
    });
}

function keywordChange(keyword: string, from: unknown, to: unknown, { side }: Place): { kind: Kind; what: string } {
  const what = inWords(keyword, from, to);
  if (isWords(keyword)) return { kind: 'cosmetic', what: `its ${keyword} changes` };
  if (keyword === 'deprecated') return deprecation(to === true);
  if (keyword === 'x-extension') return extension(to === true);
  if (keyword === 'x-permission') {
    return to === undefined
      ? { kind: 'additive', what: 'needs no permission any more' }
      : { kind: 'breaking', what: `is left out without the permission ${quoted(to)} now` };
  }
  if (keyword === 'default') return defaultChange(what, from, side);
  const effect = effectOf(keyword, from, to);
  if (effect) return { kind: judge(side, effect), what };
  return { kind: 'breaking', what };
}

/** Announced, although nothing changes yet: whoever uses it should know before it is gone. */
export function deprecation(isDeprecated: boolean): { kind: Kind; what: string } {
  return isDeprecated
    ? { kind: 'additive', what: 'is deprecated: it works as before, and a later major version may lack it' }
    : { kind: 'additive', what: 'is no longer deprecated' };
}

/** A back end may lack an extension. */
export function extension(isExtension: boolean): { kind: Kind; what: string } {
  return isExtension
    ? { kind: 'breaking', what: 'is an extension now, which a back end may lack' }
    : { kind: 'additive', what: 'is no extension any more: every back end has it' };
}

/** A request that omits the value means the default. In an answer a default has no effect. */
function defaultChange(what: string, from: unknown, side: Place['side']): { kind: Kind; what: string } {
  if (side === 'answer') return { kind: 'cosmetic', what };
  return { kind: from === undefined ? 'additive' : 'breaking', what };
}

function effectOf(keyword: string, from: unknown, to: unknown): Effect | undefined {
  if (UPPER.includes(keyword)) return Number(to ?? Infinity) > Number(from ?? Infinity) ? 'wider' : 'narrower';
  if (LOWER.includes(keyword)) return Number(to ?? -Infinity) < Number(from ?? -Infinity) ? 'wider' : 'narrower';
  if (!RESTRICTIONS.includes(keyword)) return undefined;
  if (from === undefined || from === false) return 'narrower';
  return to === undefined || to === false ? 'wider' : undefined;
}

function inWords(keyword: string, from: unknown, to: unknown): string {
  if (from === undefined) return `has \`${keyword}\` ${quoted(to)} now`;
  if (to === undefined) return `has no \`${keyword}\` any more (it was ${quoted(from)})`;
  return `\`${keyword}\` changes from ${quoted(from)} to ${quoted(to)}`;
}

function typeChanges(from: string[], to: string[], place: Place): Change[] {
  if (from.length === 0 || to.length === 0) {
    const effect = from.length === 0 ? 'narrower' : 'wider';
    return [
      {
        ...place,
        kind: judge(place.side, effect),
        what: inWords('type', from.join() || undefined, to.join() || undefined),
      },
    ];
  }
  const changes: Change[] = [];
  const nullable = nullChange(from.includes('null'), to.includes('null'), place);
  if (nullable) changes.push(nullable);
  const [old, now] = [from, to].map((types) => types.filter((type) => type !== 'null').toSorted());
  if (alike(old, now)) return changes;
  const covers = (outer: string[] = [], inner: string[] = []) =>
    inner.every((type) => outer.includes(type) || (type === 'integer' && outer.includes('number')));
  const kind = covers(now, old)
    ? judge(place.side, 'wider')
    : covers(old, now)
      ? judge(place.side, 'narrower')
      : 'breaking';
  return [...changes, { ...place, kind, what: `its type changes from ${old?.join(' or ')} to ${now?.join(' or ')}` }];
}

export function nullChange(was: boolean, is: boolean, place: Place): Change | undefined {
  if (was === is) return undefined;
  const words =
    place.side === 'request' ? ['is taken', 'is not taken any more'] : ['is possible', 'is never sent any more'];
  return {
    ...place,
    kind: judge(place.side, is ? 'wider' : 'narrower'),
    what: `null ${is ? `${words[0]} now` : words[1]}`,
  };
}

/** Enumerations are closed in requests and open in answers: a client must cope with unknown values. */
function enumChanges(from: unknown, to: unknown, place: Place): Change[] {
  const isRequest = place.side === 'request';
  if (!Array.isArray(from) || !Array.isArray(to)) {
    const kind = isRequest && Array.isArray(to) ? 'breaking' : 'additive';
    const what = Array.isArray(to) ? `is one of ${to.map(quoted).join(', ')} now` : 'is no enumeration any more';
    return [{ ...place, kind, what }];
  }
  const added = to.filter((value) => !from.includes(value));
  const removed = from.filter((value) => !to.includes(value));
  if (added.length + removed.length === 0)
    return [{ ...place, kind: 'cosmetic', what: 'the order of its words changes' }];
  return [
    ...added.map((value): Change => {
      return { ...place, kind: 'additive', what: `${isRequest ? 'takes' : 'may be'} ${quoted(value)} too` };
    }),
    ...removed.map((value): Change => {
      const what = isRequest ? `does not take ${quoted(value)} any more` : `is never ${quoted(value)} any more`;
      return { ...place, kind: isRequest ? 'breaking' : 'additive', what };
    }),
  ];
}
