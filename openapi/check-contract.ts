import { isScalar, visit } from 'yaml';
import { areaProblems } from './area-problems.ts';
import { circularReferences } from './circular-references.ts';
import { CONTRACT } from './contract-files.ts';
import type { ContractProblem } from './contract-problem.ts';
import { figureProblems } from './figure-problems.ts';
import { misreadProblems } from './misread-problems.ts';
import { permissionProblems } from './permission-problems.ts';
import { REMEDIES } from './remedies.ts';
import { type ExampleProblem, joinRenamed, namesIn as namesOfFault } from './renamed-fields.ts';
import { runCommand } from './run-command.ts';
import { writtenBehindAlias, type YamlFile, yamlProblems } from './yaml-problems.ts';

// The contract's problems: first what makes it unreadable, then everything that Redocly finds (`npm run lint:contract`),
// then parts that our tools would read differently, operations without a permission, and figures that do not say what they
// count. Each comes with a remedy.

/** The parts of a Redocly problem that we use. */
interface Finding {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string }; pointer?: string; start?: { line: number; col: number } }[];
  from?: { pointer: string };
}

/** The problems that keep Redocly and Orval from reading these parsed files: YAML errors, or if there are none, circular references. */
export function unreadable(files: YamlFile[]): ContractProblem[] {
  const broken = files.flatMap(yamlProblems);
  return broken.length > 0 ? broken : circularReferences(files);
}

/**
 * All other problems of the contract in these parsed files, file by file; empty when there are none.
 * @throws Error when Redocly cannot be run
 */
export async function contractProblems(files: YamlFile[], signal?: AbortSignal): Promise<ContractProblem[]> {
  const findings = (await redoclyFindings(signal)).filter(({ severity }) => severity === 'error');
  const byPlace = Map.groupBy(findings, (finding) => {
    const { file, line, column } = placeOf(finding, files);
    return `${file}:${line}:${column}`;
  });
  const found = joinRenamed(
    [...byPlace.values()].map((group) => ({ problem: asProblem(group, files), ...namesAndRecords(group) })),
  );
  return [
    ...found,
    ...areaProblems(files),
    ...misreadProblems(files),
    ...permissionProblems(files),
    ...figureProblems(files),
  ];
}

async function redoclyFindings(signal?: AbortSignal): Promise<Finding[]> {
  const { code, stdout, stderr } = await runCommand('redocly', ['lint', '--format=json', '--max-problems=1000'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    ...(signal && { signal }),
  });
  try {
    return JSON.parse(stdout).problems;
  } catch {
    throw new Error(`Redocly could not check the contract (exit code ${code}):\n${stderr}${stdout}`);
  }
}

/** Redocly reports every alias of a record; we report the record. */
function placeOf({ location: [place] }: Finding, files: YamlFile[]) {
  const file = place?.source.ref ?? CONTRACT;
  const yaml = files.find((one) => one.file === file);
  const written = yaml && writtenBehindAlias(yaml, namesIn(place?.pointer ?? ''));
  return { file, ...(written ?? { line: place?.start?.line ?? 1, column: place?.start?.col ?? 1 }) };
}

/** Redocly reports one mistake several times at the same place: once per schema that the value might have matched. */
function asProblem(group: Finding[], files: YamlFile[]): ContractProblem {
  const [first] = group as [Finding, ...Finding[]];
  const place = placeOf(first, files);
  return {
    ...place,
    what: wordsOf(group, place, files),
    remedy: remedyOf(first),
  };
}

function remedyOf({ ruleId, message }: Finding): string {
  if (ruleId === 'struct' && /must be present/.test(message)) return 'Add it: OpenAPI 3.1 requires it here.';
  if (ruleId.includes('example') && /must have required property/.test(message)) {
    return 'Add it to the example, or remove it from `required` in the schema.';
  }
  return REMEDIES[ruleId] ?? `It is Redocly's rule ${ruleId}.`;
}

/** The names, and the records with those names, that the findings at one place are about. */
function namesAndRecords(group: Finding[]): Omit<ExampleProblem, 'problem'> {
  const faults = group.flatMap(({ message, location: [place] }) => {
    const fault = namesOfFault(message, place?.pointer ?? '');
    return fault ? [{ ...fault, record: `${place?.source.ref}${fault.record}` }] : [];
  });
  // False if some finding at this place is not about names.
  const isWhole = faults.length === group.length;
  return {
    extra: new Set(isWhole ? faults.flatMap(({ extra }) => extra ?? []) : []),
    missing: new Set(isWhole ? faults.flatMap(({ missing }) => missing ?? []) : []),
    records: new Set(faults.map(({ record }) => record)),
  };
}

function wordsOf(group: Finding[], place: { file: string; line: number }, files: YamlFile[]): string {
  const [first] = group as [Finding, ...Finding[]];
  const pointer = first.location[0]?.pointer ?? '';
  const yaml = files.find(({ file }) => file === place.file);
  if (first.ruleId === 'no-unresolved-refs') {
    const target = yaml?.document.getIn([...namesIn(pointer), '$ref']);
    if (target !== undefined) return `\`${target}\` points to nothing.`;
  }
  if (first.ruleId === 'operation-operationId-unique' && yaml) {
    const id = namesIn(pointer).at(-1) ?? '';
    const others = files.flatMap((one) =>
      linesOfOperation(id, one)
        .filter((line) => one !== yaml || line !== place.line)
        .map((line) => (one === yaml ? `line ${line}` : `${one.file}:${line}`)),
    );
    return `The operationId \`${id}\` is also that of the operation in ${others.join(' and ')}.`;
  }
  if (!first.ruleId.includes('example')) return first.message;
  const faults = new Set(group.map(({ message }) => message.replace(/^Example value.*?: /, '').replace(/\.$/, '')));
  const isChoice = [...faults].some((fault) => CHOICE.test(fault));
  const reasons = [...faults].filter((fault) => !CHOICE.test(fault)).join(isChoice ? '; or ' : '; ');
  return `The example${userOf(first)} does not fit its schema: ${reasons}.`;
}

const CHOICE = /must match a schema in anyOf$/;

/** The operation that the example belongs to; an example of a schema stands for itself. */
function userOf({ from }: Finding): string {
  const [section, path, method = ''] = namesIn(from?.pointer ?? '');
  return section === 'paths' ? ` of ${method.toUpperCase()} ${path}` : '';
}

/** The parts of a JSON pointer that begins with `#`. */
function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function linesOfOperation(id: string, { document, lines }: YamlFile): number[] {
  const found: number[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'operationId' || !isScalar(value) || value.value !== id) return;
      found.push(lines.linePos(key.range?.[0] ?? 0).line);
    },
  });
  return found;
}
