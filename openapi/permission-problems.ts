import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { ContractProblem } from './contract-problem.ts';
import { valueAt } from './joined-contract.ts';
import { METHODS, node } from './read-contract.ts';
import { joinedFiles, type YamlFile } from './yaml-problems.ts';

const REMEDY =
  'Write `x-permission` with a word of the schema Permission; or `none`, and an `x-permission-reason` that says why everybody may.';

const POWER_REMEDY = 'Write `x-powerful: true`, or leave it out.';
const STEP_UP_REMEDY =
  'Write `x-step-up` with whole seconds, on an operation that needs a sign-in; and `x-step-up-when` beside it, with a sentence, where it depends on the request.';

/** Every operation of the contract that does not name its permission, or asks for a second factor in a wrong way. */
export function permissionProblems(files: YamlFile[]): ContractProblem[] {
  const known = node(valueAt(joinedFiles(files), '/components/schemas/Permission')).enum;
  const permissions = Array.isArray(known) ? known : [];
  return files.flatMap((yaml) => problemsIn(yaml, permissions));
}

function problemsIn(yaml: YamlFile, permissions: unknown[]): ContractProblem[] {
  const paths = yaml.document.get('paths', true);
  if (!isMap(paths)) return [];
  return paths.items.flatMap(({ key: path, value: item }) =>
    (isMap(item) ? item.items : []).flatMap(({ key: method, value: operation }) => {
      if (!isScalar(method) || !METHODS.includes(String(method.value)) || !isMap(operation)) return [];
      const { line, col } = yaml.lines.linePos(method.range?.[0] ?? 0);
      const name = `${String(method.value).toUpperCase()} ${isScalar(path) ? path.value : ''}`;
      const problem = (what: string | undefined, remedy: string) =>
        what === undefined ? [] : [{ file: yaml.file, line, column: col, what: `${name} ${what}`, remedy }];
      return [
        ...problem(faultOf(operation, permissions), REMEDY),
        ...problem(stepUpFaultOf(operation), STEP_UP_REMEDY),
        ...problem(powerFaultOf(operation), POWER_REMEDY),
      ];
    }),
  );
}

function powerFaultOf(operation: YAMLMap): string | undefined {
  const powerful = operation.get('x-powerful');
  return powerful === undefined || powerful === true ? undefined : 'has an `x-powerful` other than true.';
}

function stepUpFaultOf(operation: YAMLMap): string | undefined {
  const seconds = operation.get('x-step-up');
  const when = operation.get('x-step-up-when');
  if (seconds === undefined) return when === undefined ? undefined : 'has `x-step-up-when` without `x-step-up`.';
  if (!Number.isInteger(seconds) || Number(seconds) <= 0) return 'has an `x-step-up` that is no number of seconds.';
  if (when !== undefined && (typeof when !== 'string' || when.trim() === '')) return 'has an empty `x-step-up-when`.';
  return isOpen(operation) ? 'asks callers who are not signed in for a second factor (`security: []`).' : undefined;
}

function isOpen(operation: YAMLMap): boolean {
  const security = operation.get('security');
  return isSeq(security) && security.items.length === 0;
}

function faultOf(operation: YAMLMap, permissions: unknown[]): string | undefined {
  const permission = operation.get('x-permission');
  const reason = operation.get('x-permission-reason');
  const or = operation.get('x-permission-or');
  if (permission === undefined) return 'does not say which permission it needs (`x-permission`).';
  if (or !== undefined && (!permissions.includes(or) || or === permission || permission === 'none')) {
    return `has an \`x-permission-or\` that is no other Permission beside \`x-permission\`.`;
  }
  if (permission === 'none') {
    const isReason = typeof reason === 'string' && reason.trim() !== '';
    return isReason ? undefined : 'needs no permission and does not say why (`x-permission-reason`).';
  }
  if (!permissions.includes(permission)) return `needs \`${permission}\`, which is no Permission.`;
  return isOpen(operation) ? `needs \`${permission}\` of callers who are not signed in (\`security: []\`).` : undefined;
}
