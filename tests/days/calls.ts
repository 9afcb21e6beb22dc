import { hashSecret } from '../../server/authentication/tokens.ts';
import { type Answer, type Attempt, type Call, type Caller, permissionFor } from './call.ts';
import type { Proof } from './facts.ts';
import { asTask } from './host.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

interface Wanted {
  caller: Caller;
  method?: string;
  path: string;
  body?: unknown;
  file?: string;
  ids?: readonly string[];
  /** Whether it is sent with a key, and then until there is an answer; by default a call that changes something is. */
  isKeyed?: boolean;
  /** The key, in place of the caller's next one. */
  key?: string;
  isReused?: boolean;
  answered?: (answer: Answer) => void;
  unanswered?: () => void;
}

/** Browsers give up before that, and what a proxy answers then is no answer. */
const MAX_ATTEMPTS = 40;

/** Somebody who is disabled gives up. */
const MAX_SIGN_INS = 4;

/** Statuses that say nothing about what was done. */
const isNoAnswer = ({ status }: Answer) => status === 502 || status === 503 || status === 429;

const LINES = 'application/x-ndjson';
const typeOf = ({ path }: Call) => (path.startsWith('/api/platform/imports') ? LINES : 'application/octet-stream');

/** The content of an answer: a value, one for each line, or nothing. */
function read(type: string, text: string): unknown {
  if (type.includes(LINES))
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return type.includes('json') && text !== '' ? JSON.parse(text) : undefined;
}

/** The callers' side of the network: sends calls to processes, loses answers, and sends again what has no answer. */
export class Calls {
  readonly #world: World;
  #last = 0;
  readonly all: Call[] = [];
  /** How many will be sent again after a while. */
  toBeSent = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** @returns the number of the next call */
  get next(): number {
    return this.#last + 1;
  }

  begin(wanted: Wanted): Call {
    const {
      caller,
      method = 'POST',
      path,
      body,
      ids = [],
      isKeyed = method !== 'GET',
      key: given,
      isReused = false,
    } = wanted;
    const id = ++this.#last;
    const { answered, unanswered, file } = wanted;
    // Everybody counts for themselves, so two people often have the same key.
    const key = isKeyed ? (given ?? `key-${caller.keys.size + 1}`) : undefined;
    if (key !== undefined) caller.keys.add(key);
    const call = {
      id,
      caller,
      method,
      path,
      body,
      file,
      key,
      isReused,
      ids,
      attempts: [],
      done: [],
      answered,
      unanswered,
    } as Call;
    this.all.push(call);
    this.send(call);
    return call;
  }

  /** Sends a copy of a call that may still be under way. */
  again(call: Call): Call | undefined {
    if (call.key === undefined) return undefined;
    this.send(call);
    return call;
  }

  /** Sends it to a process that is drawn. */
  send(call: Call): void {
    const world = this.#world;
    const process = world.someProcess();
    if (!process) {
      world.log(`call ${call.id}: nobody listens`);
      this.#later(call);
      return;
    }
    const attempt: Attempt = {
      call,
      task: { waits: [] },
      process,
      moment: world.moment,
      at: world.now,
      token: call.caller.token,
      state: 'open',
      answer: undefined,
      answeredAt: undefined,
    };
    call.attempts.push(attempt);
    process.attempts.add(attempt);
    const what = call.ids.length > 3 ? `${call.ids.length} withdrawals` : '';
    world.log(
      `${call.caller.username} to ${process.name}: call ${call.id}, ${call.method} ${call.path} ${what}`.trimEnd(),
    );
    void world.host
      .inside(process, () => asTask(attempt.task, () => this.#ask(attempt)))
      .catch((error: unknown) => world.fail(error));
  }

  async #ask(attempt: Attempt): Promise<void> {
    const { call, process } = attempt;
    const headers: Record<string, string> = { authorization: `Bearer ${call.caller.token}` };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (call.file !== undefined) headers['content-type'] = typeOf(call);
    if (call.key !== undefined) headers['idempotency-key'] = call.key;
    const sent = call.file ?? (call.body !== undefined && JSON.stringify(call.body));
    const init = { method: call.method, headers, ...(sent !== false && { body: sent }) };
    const response = await process.app?.request(call.path, init, {});
    if (!response) throw new Error('a process without an app is not called');
    const text = await response.text();
    if (attempt.state !== 'open') return;
    const isReplayed = response.headers.get('idempotent-replayed') === 'true';
    const type = response.headers.get('content-type') ?? '';
    this.#answered(attempt, { status: response.status, text, body: read(type, text), isReplayed });
  }

  #answered(attempt: Attempt, answer: Answer): void {
    const { call } = attempt;
    const world = this.#world;
    attempt.state = 'answered';
    attempt.answer = answer;
    attempt.answeredAt = world.moment;
    const replayed = answer.isReplayed ? ' (replayed)' : '';
    const why = answer.status >= 400 ? `: ${answer.body?.code ?? ''} ${answer.body?.message ?? ''}` : '';
    world.log(`${attempt.process.name} answers call ${call.id}: ${answer.status}${replayed}${why}`);
    world.checkAnswer(attempt, answer);
    // The answer is checked as it was given, whether or not it arrives.
    if (!world.isEnding && world.drawing.chance(0.04)) {
      world.log(`the answer to call ${call.id} is lost`);
      this.#later(call);
      return;
    }
    if (isNoAnswer(answer) || (answer.status === 401 && call.attempts.length < MAX_SIGN_INS)) {
      this.#later(call);
      return;
    }
    call.answered?.(answer);
    // Somebody clicks twice, or a proxy sends a copy.
    if (!world.isEnding && call.key !== undefined && call.attempts.length < 4 && world.drawing.chance(0.06))
      this.#later(call, 'a copy of');
  }

  /** Nobody will answer it: its process is no more. */
  lose(attempt: Attempt): void {
    if (attempt.state !== 'open') return;
    attempt.state = 'lost';
    this.#later(attempt.call);
  }

  #later(call: Call, what = 'another attempt at'): void {
    if (call.key === undefined || call.attempts.length >= MAX_ATTEMPTS) {
      call.unanswered?.();
      return;
    }
    const ms = this.#world.drawing.int(100, 20_000);
    this.toBeSent += 1;
    this.#world.later(ms, () => {
      this.toBeSent -= 1;
      this.#world.log(`${what} call ${call.id}`);
      this.send(call);
    });
  }

  /** The attempts of one account that are open in a process, or were until this moment. What was answered with 503 may still go on. */
  openIn(process: ServerProcess, adminId: string): Attempt[] {
    for (const attempt of process.attempts) {
      const { answeredAt = this.#world.moment, answer } = attempt;
      if (answeredAt < this.#world.moment && answer?.status !== 503) process.attempts.delete(attempt);
    }
    return [...process.attempts].filter(({ call }) => call.caller.adminId === adminId);
  }

  /** @throws Wrong unless the session or token of an attempt existed at some time from its beginning until now */
  requireProof(attempts: Attempt[], what: string): void {
    const { known, moment } = this.#world;
    const isProved = attempts.some(({ token, moment: from, at }) => {
      const hash = hashSecret(token);
      const isInForce = (one: Proof) => one.hash === hash && one.until > at;
      return known.proofs.between(from, moment).some((proofs) => proofs.some(isInForce));
    });
    if (!isProved) throw new Wrong('session', `${what}, by a session or token that had ended`);
  }

  /** @throws Wrong unless the caller had the permission at some time from an attempt's beginning until now */
  requirePermission(attempts: Attempt[], what: string): void {
    const { known, moment } = this.#world;
    const permitted = attempts.some(
      ({ call, moment: from }) => known.accounts.held(call.caller, permissionFor(call), from, moment) !== 'never',
    );
    if (!permitted) throw new Wrong('permission', `${what}, without the permission at that time`);
  }
}
