import { type Contract, type Node, node, type Operation } from '../read-contract.ts';
import { alike, type Change, type Kind, type Place, quoted } from './change.ts';
import { deprecation, extension } from './keyword-changes.ts';
import { type Schemas, schemaChanges } from './schema-changes.ts';

// Compares an operation that both contracts have: its name, parameters, bodies and answers.

const SAME_EFFECT = ['summary', 'description', 'externalDocs'];

/** All changes between an operation before and after. */
export function operationChanges(schemas: Schemas, before: Operation, after: Operation): Change[] {
  return [
    ...namesAndRights(schemas, before, after),
    ...parameterChanges(schemas, before, after),
    ...bodyChanges(schemas, before, after),
    ...answerChanges(schemas, before, after),
  ];
}

function namesAndRights(schemas: Schemas, before: Operation, after: Operation): Change[] {
  const place = { where: after.route, schemas: [] };
  const changes: Change[] = [];
  const add = (kind: Kind, what: string) => changes.push({ ...place, kind, what });
  if (before.operationId !== after.operationId) {
    add(
      'breaking',
      `is called \`${after.operationId}\`, not \`${before.operationId}\`, and so are its generated hooks`,
    );
  }
  if (before.isExtension !== after.isExtension) changes.push({ ...place, ...extension(after.isExtension) });
  changes.push(
    ...deprecationChange(before.written, after.written, place),
    ...rightsChanges(schemas, before, after),
    ...permissionChanges(before, after),
    ...stepUpChanges(before, after),
    ...tagChanges(before, after),
  );
  for (const word of SAME_EFFECT) {
    if (!alike(before.written[word], after.written[word])) add('cosmetic', `its ${word} changes`);
  }
  return changes;
}

/** Changes of the required security. A change of the contract's default is reported once, for the contract. */
function rightsChanges({ before: old, after: now }: Schemas, before: Operation, after: Operation): Change[] {
  const rights = [before.written.security ?? old.contract.security, after.written.security ?? now.contract.security];
  const [from, to] = rights.map((right) => (right ?? []) as unknown[]);
  if (alike(from, to)) return [];
  const isInherited = before.written.security === undefined && after.written.security === undefined;
  const where = isInherited ? 'The contract' : after.route;
  const isOpen = to?.length === 0;
  // A single operation that becomes public is intended. But a contract that loses its default security takes signing in
  // away from every generated client.
  const kind = isOpen && !isInherited ? 'additive' : 'breaking';
  const what = isOpen ? 'needs no sign-in any more' : 'asks for another sign-in';
  return [{ where, schemas: [], kind, what: `${what} (\`security\`)` }];
}

/** A caller who lacks the new permission is refused. */
function permissionChanges(before: Operation, after: Operation): Change[] {
  const [fromOr, toOr] = [before, after].map(({ written }) => written['x-permission-or']);
  if (fromOr !== toOr) {
    const where = { where: after.route, schemas: [] };
    return fromOr === undefined && before.written['x-permission'] === after.written['x-permission']
      ? [{ ...where, kind: 'additive', what: `is permitted by ${quoted(toOr)} as well` }]
      : [{ ...where, kind: 'breaking', what: `needs one of other permissions now (\`x-permission-or\`)` }];
  }
  const [from, to] = [before, after].map(({ written }) => written['x-permission'] ?? 'none');
  if (from === to) return [];
  const place = { where: after.route, schemas: [] };
  return to === 'none'
    ? [{ ...place, kind: 'additive', what: 'needs no permission any more' }]
    : [{ ...place, kind: 'breaking', what: `needs the permission ${quoted(to)} now` }];
}

/**
 * Callers who have or must have a second factor are asked to show it. People are asked by the portal; a program that makes the call in their
 * session, and does not answer `step_up_required`, is refused where it was not before.
 */
function stepUpChanges(before: Operation, after: Operation): Change[] {
  const [from, to] = [before, after].map(({ written }) => written['x-step-up'] as number | undefined);
  const [fromWhen, toWhen] = [before, after].map(({ written }) => written['x-step-up-when'] as string | undefined);
  const place = { where: after.route, schemas: [] };
  if (from === to && fromWhen === toWhen) return [];
  if (to === undefined) return [{ ...place, kind: 'additive', what: 'asks for no second factor any more' }];
  const asks = `asks for a second factor that was shown in the last ${to} seconds${toWhen === undefined ? '' : `: ${toWhen}`}`;
  // It asked in every case, and does so at most as often.
  const isWeaker = from !== undefined && to >= from && (fromWhen === undefined || fromWhen === toWhen);
  if (isWeaker) return [{ ...place, kind: 'additive', what: asks }];
  const affected =
    'who is affected: programs that call it in a person’s session without answering `step_up_required` (in the SDK, `onStepUp`)';
  return [{ ...place, kind: 'breaking', what: `${asks}; ${affected}` }];
}

/** The generated files of an operation are in a folder named after its first tag. */
function tagChanges(before: Operation, after: Operation): Change[] {
  if (alike(before.tags, after.tags)) return [];
  const place = { where: after.route, schemas: [] };
  const [from = 'default', to = 'default'] = [before.tags[0], after.tags[0]];
  if (from === to) return [{ ...place, kind: 'cosmetic', what: 'its further tags change' }];
  return [{ ...place, kind: 'breaking', what: `is in \`${to}\`, not in \`${from}\`, and so are its generated hooks` }];
}

/** The name of a shared component, so that a change of it is reported once and not for every operation; otherwise undefined. */
function sharedName(
  { contract, follow }: Contract,
  section: 'parameters' | 'responses',
  part: Node,
): string | undefined {
  const shared = Object.entries(node(node(contract.components)[section]));
  return shared.find(([, value]) => follow(value) === part)?.[0];
}

const keyOf = (parameter: Node) => `${parameter.in} ${parameter.name}`;

/** Path parameters are matched by position, because their names are not sent. */
function byKey({ route, parameters }: Operation): Map<string, Node> {
  const inPath = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((parameter) => [
      parameter.in === 'path' ? `path ${inPath.indexOf(String(parameter.name))}` : keyOf(parameter),
      parameter,
    ]),
  );
}

function parameterChanges(schemas: Schemas, before: Operation, after: Operation): Change[] {
  const [old, now] = [byKey(before), byKey(after)];
  const at = (parameter: Node): Place => {
    const name = String(parameter.name);
    const shared = sharedName(schemas.after, 'parameters', parameter);
    const where = shared ? `parameter ${shared}` : `${after.operationId} ${keyOf(parameter)}`;
    return { where, side: 'request', schemas: [], field: name };
  };
  const twins = new Map<Node, Node>();
  for (const [key, parameter] of old) {
    if (now.has(key)) continue;
    const added = [...now].filter(([other, twin]) => !old.has(other) && ![...twins.values()].includes(twin));
    const twin = added.find(([, other]) => isTwin(schemas, parameter, other))?.[1];
    if (twin) twins.set(parameter, twin);
  }
  const gone = [...old]
    .filter(([key]) => !now.has(key))
    .map(([, parameter]): Change => {
      const twin = twins.get(parameter);
      const what = 'is not taken any more';
      return {
        ...at(parameter),
        kind: 'breaking',
        what: twin ? `${what}; \`${twin.name}\` is new and just like it: renamed` : what,
      };
    });
  return gone.concat(
    [...now].flatMap(([key, parameter]): Change[] => {
      const earlier = old.get(key);
      if (!earlier && [...twins.values()].includes(parameter)) return [];
      const place = at(parameter);
      if (!earlier) {
        const isRequired = parameter.required === true;
        return [
          { ...place, kind: isRequired ? 'breaking' : 'additive', what: isRequired ? 'is new and required' : 'is new' },
        ];
      }
      const changes: Change[] = [];
      const add = (kind: Kind, what: string) => changes.push({ ...place, kind, what });
      if (earlier.name !== parameter.name) add('cosmetic', `is called so, and not ${earlier.name}, in the path`);
      changes.push(...requiredChange(earlier, parameter, place), ...deprecationChange(earlier, parameter, place));
      if (Boolean(earlier['x-extension']) !== Boolean(parameter['x-extension'])) {
        changes.push({ ...place, ...extension(parameter['x-extension'] === true) });
      }
      if (earlier.description !== parameter.description) add('cosmetic', 'its description changes');
      if (!alike(examplesOf(schemas.before.follow, earlier), examplesOf(schemas.after.follow, parameter)))
        add('cosmetic', 'its examples change');
      for (const word of ['style', 'explode', 'allowReserved', 'content']) {
        if (!alike(earlier[word], parameter[word])) add('breaking', `is written otherwise (\`${word}\`)`);
      }
      return [...changes, ...schemaChanges(schemas, earlier.schema, parameter.schema, place)];
    }),
  );
}

/** Whether two parameters differ only in name and description. */
function isTwin(schemas: Schemas, before: Node, after: Node): boolean {
  const place: Place = { where: '', side: 'request', schemas: [] };
  return (
    before.in === after.in &&
    Boolean(before.required) === Boolean(after.required) &&
    schemaChanges(schemas, before.schema, after.schema, place).every(({ kind }) => kind === 'cosmetic')
  );
}

function deprecationChange(before: Node, after: Node, place: Omit<Place, 'side'>): Change[] {
  const [was, is] = [before.deprecated === true, after.deprecated === true];
  return was === is ? [] : [{ ...place, ...deprecation(is) }];
}

function requiredChange(before: Node, after: Node, place: Place): Change[] {
  const [was, is] = [before.required === true, after.required === true];
  return was === is
    ? []
    : [{ ...place, kind: is ? 'breaking' : 'additive', what: is ? 'is required now' : 'is optional now' }];
}

function bodyChanges(
  schemas: Schemas,
  { requestBody: before }: Operation,
  { requestBody: after, operationId }: Operation,
): Change[] {
  const place: Place = { where: `${operationId} request`, side: 'request', schemas: [] };
  if (!before && !after) return [];
  if (!before)
    return [
      {
        ...place,
        kind: after?.required ? 'breaking' : 'additive',
        what: after?.required ? 'is new and required' : 'is new',
      },
    ];
  if (!after) return [{ ...place, kind: 'breaking', what: 'is not taken any more' }];
  return [
    ...requiredChange(before, after, place),
    ...wordsOf(before, after, place),
    ...contentChanges(schemas, before, after, place),
  ];
}

function answerChanges(schemas: Schemas, before: Operation, after: Operation): Change[] {
  const statuses = new Set([...Object.keys(before.responses), ...Object.keys(after.responses)]);
  return [...statuses].flatMap((status): Change[] => {
    const [old, now] = [before.responses[status], after.responses[status]];
    const own = `${after.operationId} ${status}`;
    const shared = old && now && sharedName(schemas.after, 'responses', now);
    const place: Place = { where: shared ? `response ${shared}` : own, side: 'answer', schemas: [] };
    if (!old) return [{ ...place, kind: 'additive', what: 'is a new answer' }];
    // Clients do not depend on receiving a refusal.
    if (!now) return [{ ...place, kind: status < '400' ? 'breaking' : 'additive', what: 'is not answered any more' }];
    return [
      ...wordsOf(old, now, place),
      ...headerChanges(schemas, old, now, place),
      ...contentChanges(schemas, old, now, place),
    ];
  });
}

const wordsOf = (before: Node, after: Node, place: Place): Change[] =>
  before.description === after.description ? [] : [{ ...place, kind: 'cosmetic', what: 'its description changes' }];

function headerChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [old, now] = [node(before.headers), node(after.headers)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): Change[] => {
    const here = { ...place, where: `${place.where} header ${name}` };
    if (!(name in old)) return [{ ...here, kind: 'additive', what: 'is new' }];
    if (!(name in now)) return [{ ...here, kind: 'breaking', what: 'is gone' }];
    const [from, to] = [schemas.before.follow(old[name]), schemas.after.follow(now[name])];
    return [...wordsOf(from, to, here), ...schemaChanges(schemas, from.schema, to.schema, here)];
  });
}

function contentChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [old, now] = [node(before.content), node(after.content)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((type): Change[] => {
    if (!(type in old)) return [{ ...place, kind: 'additive', what: `can be ${type} too` }];
    if (!(type in now)) return [{ ...place, kind: 'breaking', what: `cannot be ${type} any more` }];
    const [from, to] = [node(old[type]), node(now[type])];
    return [...exampleChanges(schemas, from, to, place), ...schemaChanges(schemas, from.schema, to.schema, place)];
  });
}

const examplesOf = (follow: (value: unknown) => Node, holder: Node): Record<string, Node> =>
  Object.fromEntries(Object.entries(node(holder.examples)).map(([name, example]) => [name, follow(example)]));

function exampleChanges(schemas: Schemas, before: Node, after: Node, place: Place): Change[] {
  const [old, now] = [examplesOf(schemas.before.follow, before), examplesOf(schemas.after.follow, after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names]
    .filter((name) => !alike(old[name], now[name]))
    .map((name) => {
      const fate = name in old ? (name in now ? 'changes' : 'is gone') : 'is new';
      return { ...place, kind: 'cosmetic', what: `its example \`${name}\` ${fate}` };
    });
}
