import { type Contract, node, type Operation } from '../openapi/read-contract.ts';
import { MAX_ITEMS } from './many-items.ts';
import { FAULTS, isServerFailure } from './override-steps.ts';
import type { Preferences } from './prefer.ts';

// Requests that the mock refuses by itself, because Prism would hang, give another answer than the one asked for, or take all memory.

const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_WAIT_SECONDS = 600;

const isWhole = (text: string, max: number) => /^\d+$/.test(text) && Number(text) <= max;

/** Why a `Prefer` cannot be followed, in a sentence; undefined where it can. */
function preferenceFault(
  { code, example, wait, items, fault, ...others }: Preferences,
  { mediaTypes }: Contract,
  { operationId, responses }: Operation,
): string | undefined {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `The mock does not know ${unknown}, but code, example, wait, items, fault.`;
  if (items !== undefined && !isWhole(items, MAX_ITEMS)) return `items is a whole number from 0 to ${MAX_ITEMS}.`;
  if (wait !== undefined && !(/^\d+(\.\d+)?$/.test(wait) && Number(wait) <= MAX_WAIT_SECONDS)) {
    return `wait is a number of seconds from 0 to ${MAX_WAIT_SECONDS}.`;
  }
  if (fault !== undefined && !(fault in FAULTS)) return `fault is one of ${Object.keys(FAULTS).join(', ')}.`;
  if (code !== undefined && !(code in responses) && !isServerFailure(code)) {
    return `${operationId} has no answer ${code} in the contract, but ${Object.keys(responses).join(', ')}.`;
  }
  if (example === undefined) return undefined;
  const possible = mediaTypes
    .filter(({ where }) => (code ? where === `${operationId} ${code}` : where.startsWith(`${operationId} `)))
    .filter(({ where }) => !where.endsWith(' request'))
    .flatMap(({ examples }) => Object.keys(examples));
  if (possible.includes(example)) return undefined;
  const answer = `${operationId}${code ? ` ${code}` : ''}`;
  return `${answer} has no example ${example} in the contract, but ${[...new Set(possible)].join(', ') || 'none'}.`;
}

/** The 400 of a call whose `Prefer` cannot be followed; undefined where it can. */
export function refusedPreference(
  preferences: Preferences,
  contract: Contract,
  operation: Operation,
): Response | undefined {
  const fault = preferenceFault(preferences, contract, operation);
  return fault ? Response.json({ message: `Prefer: ${fault}`, code: 'bad_request' }, { status: 400 }) : undefined;
}

/** The contract's 400 for a body that cannot be read, at which Prism would hang; undefined where it can be read. */
export function refusedBody(
  request: Request,
  body: string,
  { mediaTypes }: Contract,
  { operationId }: Operation,
): Response | undefined {
  const isJson = /^application\/([^;]*\+)?json\b/i.test(request.headers.get('content-type') ?? '');
  if (body === '' || (body.length <= MAX_BODY_BYTES && (!isJson || parses(body)))) return undefined;
  const documented = mediaTypes.find(({ where }) => where === `${operationId} 400`);
  const [example] = Object.values(documented?.examples ?? {});
  const words = example ? node(example.value) : { message: 'The body is not valid JSON.', code: 'bad_request' };
  return Response.json(words, { status: 400 });
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
