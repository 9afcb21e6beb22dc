import { isMap, isScalar, isSeq, type Node, type Scalar, visit, type YAMLMap } from 'yaml';
import { referenceOf, targetOf } from './circular-references.ts';
import { CONTRACT } from './contract-files.ts';
import type { ContractProblem } from './contract-problem.ts';
import { node } from './read-contract.ts';
import type { YamlFile } from './yaml-problems.ts';

// Parts of a contract that are valid, and that the mock, the generated validators and the client would not read alike.

/** The versions of OpenAPI that Orval, Prism and Redocly all read as we do. */
const VERSION = /^3\.1\.\d+$/;

/** Formats of numbers that have more digits than a JavaScript number. */
const LARGE_FORMATS = ['int64', 'uint64', 'decimal', 'decimal128'];

const NUMBER_REMEDY = `Write it as text (\`type: string\`), or stay within ${Number.MAX_SAFE_INTEGER} and 15 digits.`;
const DISCRIMINATOR_REMEDY =
  'Give the property of each alternative a `const`, make it `required`, and name exactly these values in `mapping`.';

/** Every part of the files that the tools would read differently. */
export function misreadProblems(files: YamlFile[]): ContractProblem[] {
  return files.flatMap((yaml) => {
    const problems: ContractProblem[] = versionProblems(yaml);
    const add = ({ range }: Node, what: string, remedy: string) => {
      const { line, col } = yaml.lines.linePos(range?.[0] ?? 0);
      problems.push({ file: yaml.file, line, column: col, what, remedy });
    };
    visit(yaml.document, {
      Scalar(_, scalar) {
        if (isInexact(scalar)) {
          add(
            scalar,
            `\`${scalar.source}\` is read as \`${scalar.value}\`, the nearest JavaScript number.`,
            NUMBER_REMEDY,
          );
        }
      },
      Map(_, map) {
        const format = map.get('format', true);
        if (isScalar(format) && isNumeric(map) && LARGE_FORMATS.includes(String(format.value))) {
          add(format, `The format \`${format.value}\` has numbers that JavaScript cannot hold.`, NUMBER_REMEDY);
        }
        const discriminator = map.get('discriminator');
        const fault = isMap(discriminator) && discriminatorFault(map, discriminator, yaml, files);
        if (fault)
          add(
            discriminator,
            `The mock and the validators read this discriminator differently: ${fault}.`,
            DISCRIMINATOR_REMEDY,
          );
      },
    });
    return problems;
  });
}

function versionProblems({ file, document, lines }: YamlFile): ContractProblem[] {
  const version = file === CONTRACT ? document.get('openapi', true) : undefined;
  if (!isScalar(version) || VERSION.test(String(version.value))) return [];
  const { line, col } = lines.linePos(version.range?.[0] ?? 0);
  const what = `The version of OpenAPI is \`${version.value}\`: the generator, the mock and the linter read only 3.1 alike.`;
  return [{ file, line, column: col, what, remedy: 'Write `openapi: 3.1.1`.' }];
}

/** Whether a number was written with digits that are lost when JavaScript reads it. */
function isInexact({ value, source }: Scalar): boolean {
  if (typeof value !== 'number' || source === undefined || !/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(source)) return false;
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) return true;
  return !Number.isInteger(value) && digitsOf(source) !== digitsOf(String(value));
}

/** The digits that count: `-0.50e3` has `5`. */
const digitsOf = (number: string) =>
  number
    .replace(/e.*$/i, '')
    .replace(/[-+.]/g, '')
    .replace(/^0+|0+$/g, '');

const isNumeric = (schema: YAMLMap) => ['integer', 'number'].some((type) => typesOf(schema).includes(type));

function typesOf(schema: YAMLMap): unknown[] {
  const type = schema.get('type');
  return isSeq(type) ? (type.toJSON() as unknown[]) : [type];
}

/**
 * Orval gives each alternative the value of `mapping`, whatever its schema says; Prism goes by the schemas alone.
 * Both read the same when each alternative has its value as `const`, and `mapping` names these values.
 */
function discriminatorFault(
  schema: YAMLMap,
  discriminator: YAMLMap,
  yaml: YamlFile,
  files: YamlFile[],
): string | undefined {
  const name = String(discriminator.get('propertyName'));
  const alternatives = schema.get('oneOf') ?? schema.get('anyOf');
  const mapping = discriminator.get('mapping');
  if (!isSeq(alternatives)) return 'it stands beside no `oneOf`';
  const mapped = new Map(isMap(mapping) ? mapping.items.map((pair) => [String(pair.value), String(pair.key)]) : []);
  if (mapped.size !== alternatives.items.length) return '`mapping` does not name each alternative once';
  for (const alternative of alternatives.items as Node[]) {
    const reference = referenceOf(alternative);
    const value = reference === undefined ? undefined : mapped.get(reference);
    if (value === undefined) return '`mapping` does not name each alternative once';
    const target = targetOf({ yaml, node: alternative }, files)?.node;
    const { required, properties } = node(target?.toJSON());
    const isRequired = Array.isArray(required) && required.includes(name);
    if (!isRequired || node(node(properties)[name]).const !== value)
      return `\`${name}\` of ${reference} is not required, or is not the constant \`${value}\``;
  }
  return undefined;
}
