import { type Contract, type Node, node } from '../read-contract.ts';
import { alike, type Change, KINDS, type Place } from './change.ts';
import { operationChanges } from './operation-changes.ts';
import { schemaChanges } from './schema-changes.ts';

// Compares two contracts: lists each change once, with all operations that it affects.

export interface ContractChange extends Change {
  /** The ids of the affected operations: current ids, old ids of removed operations, and both when renamed. */
  operations: string[];
  /** The other places with the same change, where several are reported as one. */
  alsoAt?: string[];
}

/** All changes between two contracts, breaking ones first; empty when they are equivalent. */
export function contractChanges(before: Contract, after: Contract): ContractChange[] {
  const found = new Map<string, ContractChange>();
  for (const { operation, change } of reached(before, after)) {
    // Descriptions are the same in both directions.
    const { side: ownSide, ...rest } = change;
    const side = change.kind === 'cosmetic' ? undefined : ownSide;
    const key = `${change.kind} ${side} ${change.where} ${change.what}`;
    const known = found.get(key);
    if (!known) found.set(key, { ...rest, ...(side && { side }), operations: operation ? [operation] : [] });
    else {
      if (operation && !known.operations.includes(operation)) known.operations.push(operation);
      known.schemas = [...new Set([...known.schemas, ...change.schemas])];
    }
  }
  const changes = [...found.values()];
  if (changes.length === 0 && !alike(withoutVersion(before), withoutVersion(after))) changes.push(elsewhere());
  return KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

const withoutVersion = ({ contract }: Contract) => ({ ...contract, info: { ...node(contract.info), version: '' } });

function elsewhere(): ContractChange {
  const what = 'changes in how it is written, or in a part that no operation uses';
  return { kind: 'cosmetic', where: 'The contract', what, schemas: [], operations: [] };
}

/** Path parameters are matched by position: `/games/{id}` and `/games/{game_id}` are the same path. */
const keyOf = (route: string) => route.replaceAll(/\{[^}]+\}/g, '{}');

function* reached(before: Contract, after: Contract): Generator<{ operation?: string; change: Change }> {
  const old = new Map(before.operations.map((operation) => [keyOf(operation.route), operation]));
  const now = new Map(after.operations.map((operation) => [keyOf(operation.route), operation]));
  const none = { schemas: [] };
  for (const change of documentChanges(before.contract, after.contract)) yield { change };
  for (const change of webhookChanges(before, after)) yield { change };
  for (const [key, { route, operationId }] of old) {
    if (now.has(key)) continue;
    yield { operation: operationId, change: { ...none, kind: 'breaking', where: route, what: 'is gone' } };
  }
  for (const [key, operation] of now) {
    const earlier = old.get(key);
    const { route, operationId } = operation;
    if (!earlier) yield { operation: operationId, change: { ...none, kind: 'additive', where: route, what: 'is new' } };
    else {
      // When an operation was renamed, the files that use it still have the old name.
      const ids = [...new Set([operationId, earlier.operationId])];
      for (const change of operationChanges({ before, after }, earlier, operation)) {
        for (const id of ids) yield { operation: id, change };
      }
    }
  }
}

/** Changes of the messages that are sent, which are like answers: a type that is new has to be expected. */
function* webhookChanges(before: Contract, after: Contract): Generator<Change> {
  const [old, now] = [node(before.contract.webhooks), node(after.contract.webhooks)];
  const schemaOf = (item: unknown) => {
    const { content } = node(node(node(item).post).requestBody);
    return node(node(content)['application/json']).schema;
  };
  for (const type of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const place = { where: `webhook ${type}`, schemas: [] };
    if (!(type in old)) yield { ...place, kind: 'additive', what: 'is new' };
    else if (!(type in now)) yield { ...place, kind: 'breaking', what: 'is not sent any more' };
    else
      yield* schemaChanges({ before, after }, schemaOf(old[type]), schemaOf(now[type]), { ...place, side: 'answer' });
  }
}

/** Changes outside the operations and the components that they refer to. */
function* documentChanges(before: Node, after: Node): Generator<Change> {
  const place: Omit<Place, 'side'> = { where: 'The contract', schemas: [] };
  if (!alike(before.servers, after.servers)) {
    yield { ...place, kind: 'breaking', what: 'is served at other addresses (`servers`)' };
  }
  const { version: _old, ...oldInfo } = node(before.info);
  const { version: _new, ...newInfo } = node(after.info);
  if (!alike(oldInfo, newInfo)) yield { ...place, kind: 'cosmetic', what: 'says other things of itself (`info`)' };
  yield* schemeChanges(before, after);
  if (!alike(before.tags, after.tags))
    yield { ...place, kind: 'cosmetic', what: 'lists or describes its `tags` otherwise' };
}

/** Changes of the security schemes. */
function* schemeChanges(before: Node, after: Node): Generator<Change> {
  const [old, now] = [before, after].map(({ components }) => node(node(components).securitySchemes)) as [Node, Node];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const place = { where: `The security scheme ${name}`, schemas: [] };
    const { description: oldWords, ...from } = node(old[name]);
    const { description: newWords, ...to } = node(now[name]);
    if (!(name in old)) yield { ...place, kind: 'additive', what: 'is new' };
    else if (!(name in now)) yield { ...place, kind: 'breaking', what: 'is gone' };
    else if (!alike(from, to)) {
      const words = Object.keys({ ...from, ...to }).filter((word) => !alike(from[word], to[word]));
      yield { ...place, kind: 'breaking', what: `is another (${words.map((word) => `\`${word}\``).join(', ')})` };
    } else if (oldWords !== newWords) yield { ...place, kind: 'cosmetic', what: 'its description changes' };
  }
}
