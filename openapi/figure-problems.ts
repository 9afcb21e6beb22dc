import { isMap } from 'yaml';
import type { ContractProblem } from './contract-problem.ts';
import { ADDS, figureFields, OVER, partsOf, queryOf } from './figures.ts';
import { CONTRACT, type Node, node } from './read-contract.ts';
import { joinedFiles, type YamlFile } from './yaml-problems.ts';

const REMEDY =
  'Write `x-figure` with `counts`, a sentence, and the records in `sum`, or in `numerator` and `denominator`: `info.description` says how.';

/** Every number of an operation with `x-figures: true` that does not say what it counts, or says it in a wrong way. */
export function figureProblems(files: YamlFile[]): ContractProblem[] {
  const contract = joinedFiles(files);
  return figureFields(contract).flatMap(({ schema, field, property }) => {
    const fault = faultOf(property['x-figure'], contract);
    if (fault === undefined) return [];
    return [{ ...placeOf(schema, field, files), what: `${schema}.${field} ${fault}`, remedy: REMEDY }];
  });
}

function placeOf(schema: string, field: string, files: YamlFile[]) {
  for (const { file, document, lines } of files) {
    const properties = document.getIn(['components', 'schemas', schema, 'properties'], true);
    const pair = isMap(properties) ? properties.items.find(({ key }) => String(key) === field) : undefined;
    const { range } = (pair?.key ?? {}) as { range?: [number] };
    if (!range) continue;
    const { line, col } = lines.linePos(range[0]);
    return { file, line, column: col };
  }
  return { file: CONTRACT, line: 1, column: 1 };
}

function faultOf(written: unknown, contract: Node): string | undefined {
  if (written === undefined) return 'does not say what it counts (`x-figure`).';
  const figure = node(written);
  if (!isText(figure.counts)) return 'has an `x-figure` without a sentence (`counts`).';
  const isRatio = Array.isArray(figure.numerator) && Array.isArray(figure.denominator) && figure.sum === undefined;
  const isSum = Array.isArray(figure.sum) && figure.numerator === undefined && figure.denominator === undefined;
  if (!isRatio && !isSum) return 'has an `x-figure` with neither a `sum` nor a `numerator` and a `denominator`.';
  const faults = partsOf(figure).map((part) => faultOfPart(part, contract));
  return faults.find((fault) => fault !== undefined);
}

function faultOfPart(part: Node, contract: Node): string | undefined {
  if (!isText(part.name)) return 'has a part without a `name`.';
  const name = `the part '${part.name}'`;
  if (!OVER.includes(String(part.over))) return `has ${name}, which is not \`over\` one of ${OVER.join(', ')}.`;
  if (part.unlisted !== undefined) {
    const isAlone = part.opens === undefined && part.query === undefined && part.adds === undefined;
    return isText(part.unlisted) && isAlone ? undefined : `has ${name}, which is \`unlisted\` and yet opens records.`;
  }
  if (!ADDS.includes(String(part.adds))) return `has ${name}, which does not \`add\` one of ${ADDS.join(', ')}.`;
  const known = queryOf(contract, part.opens);
  if (!known) return `has ${name}, which opens \`${part.opens}\`, which is no operation.`;
  const unknown = Object.keys(node(part.query)).find((parameter) => !known.includes(parameter));
  return unknown && `has ${name}, whose query has \`${unknown}\`, which ${part.opens} does not take.`;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
