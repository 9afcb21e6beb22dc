import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnswerShapes, answerShapes } from './answer-shapes.ts';
import { beyondSource } from './generate-extensions.ts';
import { type Contract, type Operation, readContract } from './read-contract.ts';

/**
 * Tells src/api/http.ts at each generated call what is beyond the specification, and at each one that reads, by which shapes its answer is
 * read: they come with the call's code, and with no other.
 *
 * @throws Error when an operation's call is not found in what Orval wrote
 */
export function markCalls(folder: string): void {
  const contract = readContract((file) => readFileSync(file, 'utf8'));
  const marks = new Map(contract.operations.map((operation) => [operation.operationId, marksOf(contract, operation)]));
  const files = globSync(`${folder}/*/*.ts`, { exclude: [`${folder}/model/**`, '**/*.zod.ts'] });
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const consts: string[] = [];
    const after = before.replaceAll(
      /export const (\w+) = \((?:(?!export const)[\s\S])*?return http<[\s\S]*?\{(?=url: )/g,
      (call, name: string) => {
        const { beyond = '', shapes } = marks.get(name) ?? {};
        marks.delete(name);
        if (shapes) consts.push(`\nconst ${name}Answer = [\n${shapes.map((text) => `  '${text}',\n`).join('')}];\n`);
        return [call, beyond && `${beyond}, `, shapes && `answer: ${name}Answer, `].filter(Boolean).join('');
      },
    );
    if (after !== before) writeFileSync(file, after + consts.join(''));
  }
  const missing = [...marks].flatMap(([name, { beyond, shapes }]) => (beyond || shapes ? [name] : []));
  if (missing.length > 0) throw new Error(`Orval wrote no call of ${missing.join(', ')}`);
}

function marksOf(contract: Contract, operation: Operation): { beyond: string; shapes?: string[] } {
  const { route } = operation;
  const { shapes, answers } = denser(answerShapes(contract, [operation]));
  const kind = answers[route] ?? '';
  const isRead = route.startsWith('GET ') && shapes.length > 0;
  return { beyond: beyondSource(operation), ...(isRead && { shapes: [kind, ...shapes] }) };
}

/** Fewer bytes for every page: the reader treats times, enumerations and open texts alike. */
function denser({ shapes, answers }: AnswerShapes): AnswerShapes {
  const merged = shapes.map((shape) => {
    const groups = shape.split(';').map((group) => group.split(' '));
    const byKind = Map.groupBy(groups, ([kind = '']) => kind.replace(/[te]$/, 's'));
    return [...byKind].map(([kind, all]) => [kind, ...all.flatMap(([, ...names]) => names)].join(' ')).join(';');
  });
  return { shapes: merged, answers };
}
