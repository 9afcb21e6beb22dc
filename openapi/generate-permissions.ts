import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { areaOf, beyondSource, extensionsSource } from './generate-extensions.ts';
import { type Contract, type Node, node, readContract } from './read-contract.ts';

// Generates code from the contract's `x-permission` and `x-step-up`: by route for the server, by operation for the portal.

const HEADER = `/**
 * Generated from openapi/admin-api.yaml by \`npm run generate\`. Do not edit.
 */
`;

/** Writes both files into the folder of the generated code. */
export function generatePermissions(folder: string): void {
  const contract = readContract((file) => readFileSync(file, 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/operations.ts`, operationsSource(contract));
  writeFileSync(`${folder}/permissions.ts`, permissionsSource(contract));
  writeFileSync(`${folder}/extensions.ts`, `${HEADER}${extensionsSource(contract)}`);
}

const permissionOf = ({ 'x-permission': permission }: Node) =>
  permission === undefined || permission === 'none' ? undefined : String(permission);

/** A second permission, either of which is enough. */
const orOf = ({ 'x-permission-or': or }: Node) => (or === undefined ? undefined : String(or));

/** The source of how recently a second factor must have been shown; empty for operations that do not ask. */
function stepUpSource({ 'x-step-up': seconds, 'x-step-up-when': when }: Node): string {
  return seconds === undefined ? '' : `, stepUp: { seconds: ${seconds}, isConditional: ${when !== undefined} }`;
}

function operationsSource({ operations }: Contract): string {
  const lines = operations.map((operation) => {
    const { route, operationId, written } = operation;
    const permission = permissionOf(written);
    const words = permission ? `'${permission}'` : 'null';
    const or = orOf(written);
    const either = or ? `, or: '${or}'` : '';
    const beyond = beyondSource(operation);
    const powerful = written['x-powerful'] === true ? ', isPowerful: true' : '';
    return `  '${route}': { operationId: '${operationId}', permission: ${words}${either}${stepUpSource(written)}${powerful}${beyond && `, ${beyond}`} },\n`;
  });
  return `${HEADER}
import type { Area } from './extensions.ts';
import type { Permission } from './model/permission.ts';

export interface KnownOperation {
  operationId: string;
  /** Null where everybody may. */
  permission: Permission | null;
  /** Another permission that is enough as well. */
  or?: Permission;
  /** For how long a second factor counts that was shown in the session; whether the operation asks depends on the request. */
  stepUp?: { seconds: number; isConditional: boolean };
  /** It moves money or adds a second factor: its invalid calls are audited too. */
  isPowerful?: true;
  /** Set where the operation, or some of its parameters, are beyond the specification: 'call', or their names. */
  beyond?: 'call' | readonly string[];
  /** The area whose extensions these are. */
  area?: Area;
}

/** Every operation by method and path. */
export const OPERATIONS: Readonly<Record<string, KnownOperation>> = {
${lines.join('')}};
`;
}

/** One constant per operation, so that a screen's chunk contains only those that it uses. */
function permissionsSource(contract: Contract): string {
  const ofOperations = contract.operations.flatMap((operation) => {
    const { operationId, written, isExtension } = operation;
    const permission = permissionOf(written);
    const or = orOf(written);
    if (!permission) return [];
    const words = or ? `['${permission}', '${or}']` : `'${permission}'`;
    const value = isExtension ? `{ needs: ${words}, area: '${areaOf(operation)}' }` : words;
    return [`export const ${operationId} = ${value}${or || isExtension ? ' as const' : ''};\n`];
  });
  const ofFields = Object.entries(contract.schemas).flatMap(([name, schema]) => {
    const fields = Object.entries(node(schema.properties)).flatMap(([field, value]) => {
      const permission = permissionOf(node(value)) ?? permissionOf(contract.follow(value));
      return permission ? [`  ${field}: '${permission}',\n`] : [];
    });
    return fields.length === 0
      ? []
      : [
          `\n/** The permission that each field of ${name} needs. */\nexport const ${name} = {\n${fields.join('')}} as const;\n`,
        ];
  });
  return `${HEADER}
// The permission that each operation needs, or one of them; those that need none are not here. An extension names its area,
// because a back end may lack it.
${ofOperations.join('')}${ofFields.join('')}`;
}
