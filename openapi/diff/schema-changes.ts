import { type Contract, type Node, node } from '../read-contract.ts';
import { alike, type Change, judge, type Place } from './change.ts';
import { keywordChanges, nullChange, typesOf, WORDS } from './keyword-changes.ts';

// Compares a schema and everything nested in it, given the direction in which its values are sent.

export type Schemas = { before: Contract; after: Contract };

const nameOf = ({ $ref }: Node) => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined);

/** All changes between a schema before and after; follows references. */
export function schemaChanges(schemas: Schemas, before: unknown, after: unknown, place: Place): Change[] {
  const [old, now] = [unwrapped(node(before)), unwrapped(node(after))];
  return [...wrappingChanges(node(before), node(after), place), ...plainChanges(schemas, old, now, place)];
}

/** A `oneOf` or `anyOf` of one schema is that schema, with the keywords beside it; a choice stays as it is. */
function unwrapped(schema: Node): Node {
  const { oneOf, anyOf, ...beside } = schema;
  const [only, ...others] = (oneOf ?? anyOf ?? []) as Node[];
  if (!only || others.length > 0 || (oneOf && anyOf)) return schema;
  const clash = Object.keys(beside).some((word) => word in only && !WORDS.includes(word));
  return clash ? schema : unwrapped({ ...only, ...beside });
}

function wrappingChanges(before: Node, after: Node, place: Place): Change[] {
  const isWrapped = (schema: Node) => unwrapped(schema) !== schema;
  const isPlain = ({ oneOf, anyOf }: Node) => (oneOf ?? anyOf) === undefined;
  const what =
    isPlain(before) && isWrapped(after)
      ? 'is written in a `oneOf` of one now'
      : isWrapped(before) && isPlain(after)
        ? 'is written without its `oneOf` of one now'
        : undefined;
  return what ? [{ ...place, kind: 'cosmetic', what: `${what}, which by itself changes no value` }] : [];
}

function plainChanges(schemas: Schemas, old: Node, now: Node, place: Place): Change[] {
  const [oldName, newName] = [nameOf(old), nameOf(now)];
  if (oldName !== undefined && oldName === newName) {
    // The schema contains itself and is already being compared.
    if (place.schemas.includes(oldName)) return [];
    const { $ref: _old, ...oldWords } = old;
    const { $ref: _new, ...newWords } = now;
    const inside = { where: oldName, side: place.side, schemas: [...place.schemas, oldName] };
    return [
      ...partChanges(schemas, oldWords, newWords, place),
      ...partChanges(schemas, schemas.before.follow(old), schemas.after.follow(now), inside),
    ];
  }
  const passed = [oldName, newName].filter((name) => name !== undefined);
  if (passed.some((name) => place.schemas.includes(name))) return [];
  const onTheWay = { ...place, schemas: [...place.schemas, ...passed] };
  const renamed: Change[] =
    oldName && newName && !(oldName in schemas.after.schemas)
      ? [
          {
            ...onTheWay,
            where: oldName,
            kind: 'breaking',
            what: `is called ${newName} now, and so is its generated type`,
          },
        ]
      : [];
  return [...renamed, ...partChanges(schemas, whole(schemas.before, old), whole(schemas.after, now), onTheWay)];
}

/** Resolves a reference; keywords beside `$ref` override those of its target. */
function whole({ follow }: Contract, schema: Node): Node {
  const { $ref, ...words } = schema;
  return $ref === undefined ? schema : { ...follow(schema), ...words };
}

function partChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const choice = before.anyOf ?? before.oneOf ?? after.anyOf ?? after.oneOf;
  if (choice) return choiceChanges(schemas, before, after, place);
  return [
    ...keywordChanges(before, after, place),
    ...propertyChanges(schemas, before, after, place),
    ...(before.items && after.items
      ? schemaChanges(schemas, before.items, after.items, { ...place, where: `${place.where}[]` })
      : []),
    ...mapChanges(schemas, before, after, place),
    ...allOfChanges(schemas, before.allOf, after.allOf, place),
  ];
}

/** Compares part by part; the combined effect of several parts is not considered. */
function allOfChanges(schemas: Schemas, before: unknown, after: unknown, place: Place): Change[] {
  const [old, now] = [before ?? [], after ?? []] as [unknown[], unknown[]];
  if (old.length !== now.length) return [{ ...place, kind: 'breaking', what: 'is put together otherwise (`allOf`)' }];
  return old.flatMap((part, index) => schemaChanges(schemas, part, now[index], place));
}

/** The alternatives of a schema, without null; a schema without a choice is its own only alternative. */
function alternatives(schema: Node): Node[] {
  const parts = (schema.anyOf ?? schema.oneOf) as Node[] | undefined;
  if (!parts) return [{ ...schema, ...(schema.type !== undefined && { type: withoutNull(schema) }) }];
  return parts.filter((part) => part.type !== 'null');
}

function withoutNull(schema: Node): unknown {
  const types = typesOf(schema).filter((type) => type !== 'null');
  return types.length === 1 ? types[0] : types;
}

const takesNull = (schema: Node) =>
  typesOf(schema).includes('null') ||
  ((schema.anyOf ?? schema.oneOf ?? []) as Node[]).some(({ type }) => type === 'null');

function choiceChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [old, now] = [alternatives(before), alternatives(after)];
  const changes: Change[] = [];
  const nullable = nullChange(takesNull(before), takesNull(after), place);
  if (nullable) changes.push(nullable);
  // Keywords around the choice. If one side has no choice, its keywords belong to its only alternative, and only
  // descriptions are compared here.
  const around = (schema: Node) => {
    const isChoice = Boolean(schema.anyOf ?? schema.oneOf);
    return Object.fromEntries(Object.entries(schema).filter(([keyword]) => isChoice || WORDS.includes(keyword)));
  };
  const bothChoose = Boolean((before.anyOf ?? before.oneOf) && (after.anyOf ?? after.oneOf));
  changes.push(
    ...keywordChanges(around(before), around(after), place).filter(({ kind }) => bothChoose || kind === 'cosmetic'),
  );
  const rest = [...now];
  const gone: Node[] = [];
  for (const one of old) {
    const same = rest.findIndex((other) => alike(one, other) || (nameOf(one) && nameOf(one) === nameOf(other)));
    if (same < 0) gone.push(one);
    else changes.push(...schemaChanges(schemas, one, rest.splice(same, 1)[0], place));
  }
  // The remaining alternatives are paired as changed versions of each other.
  for (const [index, one] of gone.entries()) {
    const other = rest[index];
    if (other) changes.push(...schemaChanges(schemas, one, other, place));
    else changes.push({ ...place, kind: judge(place.side, 'narrower'), what: `is never ${titleOf(one)} any more` });
  }
  const kinds = old.flatMap((one) => typesOf(whole(schemas.before, one)));
  for (const other of rest.slice(gone.length)) {
    // A type that was already possible now allows other values, as an open enumeration does.
    const isOpening =
      place.side === 'answer' && typesOf(other).some((type) => type !== 'object' && kinds.includes(type));
    changes.push({
      ...place,
      kind: isOpening ? 'additive' : judge(place.side, 'wider'),
      what: `may be ${titleOf(other)} too`,
    });
  }
  return changes;
}

const titleOf = (schema: Node) => nameOf(schema) ?? (typesOf(schema).join(' or ') || 'another schema');

function mapChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [from, to] = [before.additionalProperties, after.additionalProperties];
  if (typeof from === 'object' && typeof to === 'object') {
    return schemaChanges(schemas, from, to, { ...place, where: `${place.where}{}` });
  }
  if (alike(from ?? true, to ?? true)) return [];
  // An answer may always contain keys that a client does not know.
  const kind =
    place.side === 'answer' && typeof from === 'boolean'
      ? 'additive'
      : judge(place.side, from === false ? 'wider' : 'narrower');
  return [
    {
      ...place,
      kind,
      what: to === false ? 'refuses names that it does not know now' : 'says otherwise which further names it takes',
    },
  ];
}

function propertyChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [old, now] = [node(before.properties), node(after.properties)] as [Record<string, Node>, Record<string, Node>];
  const [neededBefore, neededAfter] = [before, after].map(({ required }) => new Set((required ?? []) as string[]));
  const isNeeded = (name: string) => neededAfter?.has(name) ?? false;
  const wasNeeded = (name: string) => neededBefore?.has(name) ?? false;
  const at = (name: string): Place => ({ ...place, where: `${place.where}.${name}`, field: name });
  const isRequest = place.side === 'request';

  const added = Object.keys(now).filter((name) => !(name in old));
  const twins = new Map<string, string>();
  const gone = Object.keys(old).filter((name) => !(name in now));
  for (const name of gone) {
    const twin = added.find(
      (other) => !twins.has(other) && alike(bare(old[name]), bare(now[other])) && wasNeeded(name) === isNeeded(other),
    );
    if (twin) twins.set(twin, name);
  }
  const renamedTo = new Map([...twins].map(([twin, name]) => [name, twin]));
  return [
    ...gone.map((name): Change => {
      const twin = renamedTo.get(name);
      const fate = isRequest ? 'is not taken any more' : 'is gone';
      return {
        ...at(name),
        kind: 'breaking',
        what: twin ? `${fate}; \`${twin}\` is new and just like it: renamed` : fate,
      };
    }),
    ...added
      .filter((name) => !twins.has(name))
      .map((name): Change => {
        const isBreaking = isRequest && isNeeded(name);
        return {
          ...at(name),
          kind: isBreaking ? 'breaking' : 'additive',
          what: isBreaking ? 'is new and required' : 'is new',
          ...(isBreaking && { concernsUnnamed: true }),
        };
      }),
    ...Object.keys(old)
      .filter((name) => name in now)
      .flatMap((name): Change[] => [
        ...(wasNeeded(name) === isNeeded(name)
          ? []
          : [
              {
                ...at(name),
                kind: judge(place.side, isNeeded(name) ? 'narrower' : 'wider'),
                what: isRequest
                  ? `is ${isNeeded(name) ? 'required' : 'optional'} now`
                  : isNeeded(name)
                    ? 'is always there now'
                    : 'may be missing now',
                ...(isRequest && isNeeded(name) && { concernsUnnamed: true }),
              },
            ]),
        ...schemaChanges(schemas, old[name], now[name], at(name)),
      ]),
  ];
}

/** The schema without descriptions. */
function bare(schema: unknown): Node {
  return Object.fromEntries(Object.entries(node(schema)).filter(([keyword]) => !WORDS.includes(keyword)));
}
