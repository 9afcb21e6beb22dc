import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { CONTRACT } from './contract-files.ts';
import type { ContractProblem } from './contract-problem.ts';
import { METHODS, node } from './read-contract.ts';
import type { YamlFile } from './yaml-problems.ts';

const REMEDY =
  'Write `x-permission` with a word of the schema Permission; or `none`, and an `x-permission-reason` that says why everybody may.';

/** Every operation of the contract that does not name its permission. */
export function permissionProblems(files: YamlFile[]): ContractProblem[] {
  const yaml = files.find(({ file }) => file === CONTRACT);
  const paths = yaml?.document.get('paths', true);
  if (!yaml || !isMap(paths)) return [];
  const known = node(yaml.document.toJS().components?.schemas?.Permission).enum;
  const permissions = Array.isArray(known) ? known : [];
  return paths.items.flatMap(({ key: path, value: item }) =>
    (isMap(item) ? item.items : []).flatMap(({ key: method, value: operation }) => {
      if (!isScalar(method) || !METHODS.includes(String(method.value)) || !isMap(operation)) return [];
      const what = faultOf(operation, permissions);
      if (what === undefined) return [];
      const { line, col } = yaml.lines.linePos(method.range?.[0] ?? 0);
      const name = `${String(method.value).toUpperCase()} ${isScalar(path) ? path.value : ''}`;
      return [{ file: CONTRACT, line, column: col, what: `${name} ${what}`, remedy: REMEDY }];
    }),
  );
}

function faultOf(operation: YAMLMap, permissions: unknown[]): string | undefined {
  const permission = operation.get('x-permission');
  const reason = operation.get('x-permission-reason');
  const security = operation.get('security');
  const isOpen = isSeq(security) && security.items.length === 0;
  if (permission === undefined) return 'does not say which permission it needs (`x-permission`).';
  if (permission === 'none') {
    const isReason = typeof reason === 'string' && reason.trim() !== '';
    return isReason ? undefined : 'needs no permission and does not say why (`x-permission-reason`).';
  }
  if (!permissions.includes(permission)) return `needs \`${permission}\`, which is no Permission.`;
  return isOpen ? `needs \`${permission}\` of callers who are not signed in (\`security: []\`).` : undefined;
}
