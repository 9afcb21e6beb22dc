import { isFields, isOfAnother, readAnswer } from '../../src/api/read-answer.ts';
import { withCount } from '../../src/features/withdrawals/bulk-count.ts';
import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';
import { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import {
  errorMessage,
  failureReason,
  NOT_ANSWERED,
  Refusal,
  reasonIn,
  UnreadableAnswer,
} from '../../src/lib/api-error.ts';
import { formatDateTime } from '../../src/lib/dates.ts';
import { idProblem } from '../../src/lib/id-problem.ts';
import { formatChange, formatCount } from '../../src/lib/money.ts';
import { sentWords } from '../../src/lib/sent-words.ts';
import { isReadable, sentInsteadOf } from '../../src/lib/unreadable.ts';
import { type Contract, type Node, node, type Operation } from '../read-contract.ts';
import { A_TIME, type SchemaProblem, schemaProblems } from './schema-problems.ts';

// Judges one answer: by the core contract it fits or differs, and the portal's own reader says what the portal makes of it.

export interface Came {
  /** 0 when there was no answer. */
  status: number;
  /** As axios has it: JSON, or the text that is no JSON. */
  data: unknown;
  contentType: string;
  /** The address that answered, which differs from the one that was called after a redirect. */
  url: string;
  /** Of a read that was made again: the answer before. */
  first?: Came;
}

export interface Difference {
  /** Such as `withdrawals[].amount`; empty for the whole answer. */
  field: string;
  came: string;
  wanted: string;
  /** The value that the portal shows for it. */
  portal: string;
  /** In how many records. */
  times: number;
}

export type Verdict = 'fits' | 'differs' | 'absent' | 'refused' | 'not called';

export interface Judged {
  verdict: Verdict;
  differences: Difference[];
  /** The portal's treatment of a value that fits the contract and is unknown to it. */
  note?: string;
  /** As the portal has it; undefined when it cannot read it. */
  answer?: unknown;
}

const MAX_SHOWN = 80;
/** The statuses of servers that do not know a call. */
const ABSENT = [404, 405, 501];

export async function judge(
  { follow }: Pick<Contract, 'follow'>,
  { route, operationId, responses }: Operation,
  path: string,
  came: Came,
): Promise<Judged> {
  const { status, data } = came;
  const [method = ''] = route.split(' ');
  const isChange = method !== 'GET';
  const whole = (wanted: string, portal: string): Difference => ({
    ...{ field: '', came: cameOf(came, portal), wanted, portal, times: 1 },
  });
  const failed = () => whole('2xx', saysOf(operationId, came, isChange));
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isOfAnother(arrived(came), path)) {
    const error = new UnreadableAnswer(NOT_ANSWERED);
    return {
      verdict: 'absent',
      differences: [whole('an answer of the back end', wordsOf(operationId, error, isChange))],
    };
  }
  if (ABSENT.includes(status)) return { verdict: 'absent', differences: [failed()] };
  if (status === 409 && isChange && errorMessage(failureOf(came)) !== undefined) {
    return { verdict: 'fits', differences: [], note: `refused, as a back end may: the portal ${failed().portal}` };
  }
  if (!isSuccess) return { verdict: status >= 400 && status < 500 ? 'refused' : 'differs', differences: [failed()] };

  let answer: unknown;
  let unread: string | undefined;
  try {
    answer = await readAnswer({ method, url: path }, structuredClone(data));
    if (operationId.startsWith('bulk')) answer = withCount(answer as BulkReviewResult);
  } catch (error) {
    unread = wordsOf(operationId, error, isChange);
    answer = undefined;
  }
  const success = Object.entries(responses).find(([code]) => code.startsWith('2'))?.[1];
  const schema = node(node(success?.content)['application/json']).schema;
  const problems = schema === undefined ? [] : schemaProblems(follow, schema, data);
  if (answer !== undefined && problems.length === 0) problems.push(...unheld(follow, schema, data, answer));
  const ids = answer === undefined ? [] : inOneLine(idDifferences(answer));
  if (operationId === 'processPayout' && isFields(data) && data.success === false) {
    return {
      verdict: 'refused',
      differences: [whole('a payout', wordsOf(operationId, new Refusal(reasonIn(data)), isChange))],
      answer,
    };
  }
  // A list that the reader cannot read makes all else that is wrong meaningless.
  const differences =
    unread === undefined
      ? [...madeAgain(came), ...grouped(operationId, problems, answer, data), ...ids]
      : [whole(wantedOf(problems, unread), unread)];
  const note = unknownStatuses(operationId, answer);
  return { verdict: differences.length > 0 ? 'differs' : 'fits', differences, ...(note && { note }), answer };
}

/** A read that failed, and not when it was made again. */
function madeAgain({ status, first }: Came): Difference[] {
  if (!first) return [];
  const came = `${first.status || 'no answer'}, then ${status}`;
  return [{ field: '', came, wanted: '2xx', portal: 'makes the call again after a second, once', times: 1 }];
}

/** Without the body where the portal shows its words. */
function cameOf(came: Came, portal: string): string {
  const { status, data } = came;
  if (status === 0) return 'no answer';
  const words = errorMessage(failureOf(came));
  if (words !== undefined && portal.includes(words)) return String(status);
  return `${status} ${data === '' ? 'without a body' : `answer ${shown(data)}`}`;
}

/** As axios has it. */
const failureOf = ({ status, data }: Came) => ({
  ...{ isAxiosError: true, response: { status, data } },
  ...(status === 0 && { code: 'ERR_NETWORK' }),
});

const arrived = ({ data, contentType, url }: Came) => ({
  data,
  headers: { 'content-type': contentType },
  request: { responseURL: url },
});

/** The contract's requirement for the place that the reader could not read. */
function wantedOf(problems: SchemaProblem[], unread: string): string {
  const named = problems.find(({ path }) => path.length > 0 && unread.includes(`'${pathText(path)} is `));
  const [first] = named ? [named] : problems;
  if (!first) return 'an answer that says what was done';
  return first.path.length > 0 ? `${pathText(first.path)} to be ${first.wanted}` : first.wanted;
}

const LOGIN_FAILED = 'Login failed';
const LOGOUT_FAILED = "forgets the session, and says 'Failed to logout'";

/** The portal's words for a failed call. */
function saysOf(operationId: string, came: Came, isChange: boolean): string {
  if (operationId === 'adminLogin') return `says '${errorMessage(failureOf(came)) ?? LOGIN_FAILED}'`;
  if (operationId === 'adminLogout') return LOGOUT_FAILED;
  if (came.status === 401) return 'asks to sign in again';
  return `says that it failed: '${failureReason(failureOf(came)) ?? `status ${came.status}`}'${isChange ? '' : ', and offers ‘Try again’'}`;
}

function wordsOf(operationId: string, error: unknown, isChange: boolean): string {
  if (operationId === 'adminLogin') return `says '${LOGIN_FAILED}'`;
  if (operationId === 'adminLogout' && error instanceof Refusal) return LOGOUT_FAILED;
  if (operationId === 'adminLogout') return "forgets the session, and says 'Logged out in this browser'";
  if (error instanceof Refusal) return `says that it was refused${error.message && `: '${error.message}'`}`;
  if (!(error instanceof UnreadableAnswer)) throw error;
  if (!isChange) return `shows '${error.message}' in place of this part, and offers ‘Try again’`;
  return `says '${sentWords(error)}', and loads the records anew`;
}

function grouped(operationId: string, problems: SchemaProblem[], answer: unknown, data: unknown): Difference[] {
  // Of a bulk decision it does not say how many.
  const isDone = node(data).success === true && !operationId.startsWith('bulk');
  if (isDone && problems.length > 0) {
    return [{ field: '', came: shown(data), wanted: 'the record', portal: 'takes it as done', times: 1 }];
  }
  return inOneLine(
    problems.map(({ path, came, wanted }) => {
      const field = pathText(path);
      const made = makes(field, at(answer, path), came, wanted);
      const isPaid = /withdrawal|balance/i.test(operationId) && isUnpayable(field, at(answer, path));
      return { field, came: shown(came), wanted, portal: isPaid ? `${made}; nothing is paid by it` : made, times: 1 };
    }),
  );
}

/** The same difference of the same field of many records, as that of the first. */
function inOneLine(differences: Difference[]): Difference[] {
  const lines = new Map<string, Difference>();
  for (const difference of differences) {
    const key = `${difference.field} ${difference.wanted}`;
    const known = lines.get(key);
    if (known) known.times += 1;
    else lines.set(key, difference);
  }
  return [...lines.values()];
}

const pathText = (path: SchemaProblem['path']) =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[]` : text ? `${text}.${part}` : part), '');

const at = (value: unknown, path: SchemaProblem['path']): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );

/** Values that fit their schema, but that the reader changes, such as a number that JavaScript cannot hold exactly. Fields without a schema fit. */
function unheld(
  follow: Contract['follow'],
  written: unknown,
  came: unknown,
  read: unknown,
  path: SchemaProblem['path'] = [],
): SchemaProblem[] {
  if (Object.is(came, read) || typeof written !== 'object') return [];
  const schema = follow(written);
  const choices = [schema, ...((schema.anyOf ?? []) as unknown[]).map(follow)];
  const { properties, items, additionalProperties } = Object.assign({}, ...choices.toReversed()) as Node;
  const isInside = typeof came === 'object' && came !== null && typeof read === 'object' && read !== null;
  if (!isInside) return [{ path, came, wanted: wantedInPlaceOf(came, read, String(path.at(-1))) }];
  return Object.entries(came).flatMap(([name, value]) => {
    const part = Array.isArray(came) ? items : (node(properties)[name] ?? additionalProperties);
    return unheld(follow, part, value, Reflect.get(read, name), [...path, Array.isArray(came) ? Number(name) : name]);
  });
}

/** Such as of a number beyond those of JavaScript. */
function wantedInPlaceOf(came: unknown, read: unknown, name: string): string {
  if (typeof came === 'number' && !Number.isSafeInteger(came)) return 'a value that JavaScript holds exactly';
  if (/_(at|from|until)$/.test(name)) return A_TIME;
  return typeof read === 'string' ? 'text' : typeof read === 'number' ? 'a number' : 'another type';
}

/** As `amountProblem` of the withdrawals and `canPayOut` judge: unreadable amounts, and a request without any. */
function isUnpayable(field: string, read: unknown): boolean {
  if (/(^|\.)(requested_amount|total_available_usd)$/.test(field)) return !isReadable(read as number);
  return /(^|\.)(amount|processing_fee|fee|net_payout_amount)$/.test(field) && sentInsteadOf(read) !== undefined;
}

function makes(field: string, read: unknown, came: unknown, wanted: string): string {
  if (sentInsteadOf(read) !== undefined) {
    return /Change$/.test(field) ? `shows '${formatChange(read as number).text}'` : `shows 'unreadable'`;
  }
  if (field === 'totalPages' && (read === undefined || read === null)) return 'shows the rows that came, and no pager';
  if (field.endsWith('paid_out_by_user') && !read) return "shows 'System'";
  if (field.startsWith('history[]') && came === undefined) return 'shows the fields that came, by name and value';
  if (wanted.startsWith('a time')) return `shows '${formatDateTime(typeof read === 'string' ? read : undefined)}'`;
  if (read === undefined || read === null || read === '')
    return wanted === 'true or false' ? 'takes it as off' : "shows '—'";
  const isOpened = ID.test(field.split('.').at(-1) ?? '') && !/^(admin|history|.*game_info)\b/.test(field);
  if (typeof came === 'number' && isOpened) {
    // All others are in paths alone, which are text.
    return IN_BODIES.test(field) ? 'opens it, and sends it back as a number' : 'opens it';
  }
  if (typeof came === 'number' && typeof read === 'number' && wanted.startsWith('a whole number'))
    return `shows '${formatCount(read)}'`;
  if (Array.isArray(came) && !Array.isArray(read)) return 'takes it as that list';
  if (isFields(read) && !isFields(came)) return 'takes it as one in which nothing is';
  return read === came ? 'takes it as it came' : `reads ${shown(read)}`;
}

export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** Ids that the portal has in the body of a call: of bulk decisions, and of the game of an item. */
const IN_BODIES = /^(withdrawals\[\]\.|)(withdrawal_id|request_id)$|^((items|games)\[\]\.|)game_id$/;

const ID = /^(id|(withdrawal|request|game|item)_id)$/;

/** Ids that fit the schema, but that no call can name, and records that share one. */
function idDifferences(answer: unknown): Difference[] {
  const found: Difference[] = [];
  for (const [name, records] of Object.entries(node(answer))) {
    if (!Array.isArray(records)) continue;
    const seen = new Set<string>();
    for (const record of records) {
      const key = Object.keys(node(record)).find((field) => ID.test(field));
      const id = key === undefined ? '' : String(node(record)[key] ?? '');
      if (!id) continue;
      const field = `${name}[].${key}`;
      const reason = idProblem(id);
      if (reason)
        found.push({
          field,
          came: shown(id),
          wanted: 'an id that a path can hold',
          portal: `shows: ${reason}`,
          times: 1,
        });
      if (seen.has(id)) {
        found.push({
          field,
          came: `${shown(id)} twice`,
          wanted: 'one record with an id',
          portal: 'shows both',
          times: 1,
        });
      }
      seen.add(id);
    }
  }
  return found;
}

/** Statuses that fit, because enumerations are open in answers, and what the portal makes of them: specification section 4. */
function unknownStatuses(operationId: string, answer: unknown): string | undefined {
  const { withdrawals } = node(answer);
  const records = Array.isArray(withdrawals) ? withdrawals : operationId === 'getWithdrawal' ? [answer] : [];
  const statuses = records
    .map((record) => String(node(record).status ?? ''))
    .filter((status) => status !== '' && !Object.hasOwn(WithdrawalStatus, status));
  const words = [...new Set(statuses)].slice(0, 5).map(shown).join(', ');
  return words && `status ${words}: the portal shows 'Pending' with this word as its title, and offers no action`;
}
