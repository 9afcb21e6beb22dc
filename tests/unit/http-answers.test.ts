import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifications, notificationsStore } from '@mantine/notifications';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { http } from '../../src/api/http.ts';
import { instance } from '../../src/api/instance.ts';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from '../../src/api/intent.ts';
import { createQueryClient, pollEvery } from '../../src/api/query-client.ts';
import { noteSignedIn, signIn } from '../../src/api/sign-in-again.ts';
import { answerStepUp, stepUp } from '../../src/api/step-up.ts';
import { errorCode, errorMessage, errorStatus, failureReason } from '../../src/lib/api-error.ts';
import { formatRelative } from '../../src/lib/dates.ts';
import { noteServerTime, serverNow } from '../../src/lib/server-clock.ts';
import { clear, end, getSession, sessionEnded, signedIn } from '../../src/session.ts';

const FORBIDDEN = 'You do not have permission to perform this action.';
const TOO_MANY = 'Rate limit exceeded. Please slow down.';
const UNAUTHORIZED = 'Authentication error. Please try logging in again.';

/** By URL: what a network or a proxy makes of an answer. */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
  '/drop': (response) => response.destroy(),
  '/cut': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"half":', () => response.destroy());
  },
  '/badjson': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"unfinished": ['),
  '/html502': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
};

let server: Server;
let baseURL: string;
let status = 200;
let body: unknown;
let replayed = false;
/** The `Date` header of the next answers; undefined for the real time. */
let date: string | undefined;
let seen: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    const spoil = FAULTS[request.url ?? ''];
    if (spoil) return spoil(response);
    const headers = {
      'content-type': 'application/json',
      ...(replayed && { 'idempotent-replayed': 'true' }),
      ...(date && { date }),
    };
    response.writeHead(request.url === '/refused' ? 409 : status, headers).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ownFetch = globalThis.fetch;

beforeEach(() => {
  // As in a page of this server.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => ownFetch(new URL(address, baseURL), init));
  clear();
  notifications.clean();
  seen = [];
  status = 200;
  replayed = false;
  date = undefined;
  // A list of the contract, and a success that every change may answer.
  body = { games: [], success: true };
});

/** Reads go by the browser's own `fetch`, changes by axios. */
const call = (url = '/api/admin/games', method = 'GET') => http<unknown>({ url, method }, { baseURL });
const failing = (url?: string) => call(url).catch((error: unknown) => error);
const enter = (token = 'token-1', username = 'admin') =>
  signedIn({ access_token: token, admin: { username, role: 'administrator' } }, true);

function shown() {
  return notificationsStore.getState().notifications;
}

const words = () =>
  shown().map((toast) =>
    renderToStaticMarkup(toast.message)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

type Props = { children?: ReactNode; onClick?: () => void };

/** Clicks the button of a toast, even if the toast is no longer on the screen. */
function clickAction(message: ReactNode): void {
  if (Array.isArray(message)) for (const part of message) clickAction(part);
  if (!isValidElement<Props>(message)) return;
  if (message.type === 'button') message.props.onClick?.();
  clickAction(message.props.children);
}

describe('a call', () => {
  test('answers with the body and carries the token of the session', async () => {
    enter('token-7');
    await expect(call()).resolves.toEqual({ games: [], success: true });
    expect(seen[0]?.headers.authorization).toBe('Bearer token-7');
    expect(seen[0]?.headers.accept).toContain('application/json');
  });

  test.each(Object.keys(FAULTS).flatMap((url) => ['GET', 'POST'].map((method) => [method, url] as const)))(
    'by %s that is answered by the fault %s has failed',
    async (method, url) => {
      await expect(call(url, method)).rejects.toThrow();
    },
  );

  test('carries no authorization while nobody is signed in', async () => {
    await call();
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('that changes something is one object from its beginning to its answer, by which the panel of the mock knows it', async () => {
    const begun: unknown[] = [];
    const watching = instance.interceptors.request.use((config) => {
      begun.push(config);
      return config;
    });
    onTestFinished(() => instance.interceptors.request.eject(watching));
    const { config } = await instance.post('/api/admin/games', {}, { baseURL });
    expect(begun).toHaveLength(1);
    expect(config).toBe(begun[0]);
  });
});

describe('401', () => {
  beforeEach(() => {
    status = 401;
    body = { message: 'Please sign in.', code: 'unauthenticated' };
  });

  test('with a stored token: one toast for a burst, the session is kept but ended, polling stops', async () => {
    enter();
    const poll = pollEvery(60_000);
    expect(poll()).toBe(60_000);
    const errors = await Promise.all([failing(), failing(), failing()]);
    expect(errors.map(errorStatus)).toEqual([401, 401, 401]);
    expect(words()).toEqual([UNAUTHORIZED]);
    expect(getSession()).toBeDefined();
    expect(sessionEnded()).toBe(true);
    expect(poll()).toBe(false);
  });

  describe('to a change', () => {
    const change = () =>
      http<unknown>({ url: '/api/admin/games/1', method: 'PUT', headers: { 'Idempotency-Key': 'key-1' } }, { baseURL });
    const asked = () => vi.waitFor(() => expect(signIn.isAsked()).toBe(true));
    beforeEach(() => signIn.subscribe(() => undefined));

    test('asks to sign in again, and sends the same call with the same key in the new session', async () => {
      enter();
      const changed = change();
      await asked();
      status = 200;
      body = { success: true };
      enter('token-2');
      noteSignedIn();
      await changed;
      expect(signIn.isAsked()).toBe(false);
      expect(seen.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
        ['Bearer token-1', 'key-1'],
        ['Bearer token-2', 'key-1'],
      ]);
      expect(shown()).toEqual([]);
    });

    test('is not sent for another administrator, who has decided nothing', async () => {
      enter();
      const refused = change().catch((error: unknown) => error);
      await asked();
      status = 200;
      enter('token-2', 'finance');
      noteSignedIn();
      expect(errorStatus(await refused)).toBe(401);
      expect(seen).toHaveLength(1);
    });

    test('is an error for the form when the administrator cancels, and asks anew at the next attempt', async () => {
      enter();
      for (let attempt = 1; attempt <= 2; attempt++) {
        const refused = change().catch((error: unknown) => error);
        await asked();
        signIn.answer(false);
        expect(errorStatus(await refused)).toBe(401);
      }
      expect(getSession()?.token).toBe('token-1');
    });
  });

  test('without a stored token: no toast, nothing is left of a session', async () => {
    expect(errorStatus(await failing())).toBe(401);
    expect(shown()).toEqual([]);
    expect(getSession()).toBeUndefined();
  });

  test('about a session that has been replaced since: says nothing about the new one', async () => {
    enter('token-1');
    const pending = failing();
    enter('token-2');
    await pending;
    expect(sessionEnded()).toBe(false);
    expect(shown()).toEqual([]);
  });

  test('of the login call is a wrong password, for the form to answer', async () => {
    const error = await failing('/auth/admin-login');
    expect(errorMessage(error)).toBe('Please sign in.');
    expect(shown()).toEqual([]);
  });
});

describe('403 and 429', () => {
  test('each has its toast, once a burst, and the error goes on to the caller', async () => {
    enter();
    body = { message: 'You may not do this.', code: 'forbidden' };
    status = 403;
    const [error] = await Promise.all([failing(), failing()]);
    expect(errorCode(error)).toBe('forbidden');
    status = 429;
    await Promise.all([failing(), failing()]);
    expect(words()).toEqual([FORBIDDEN, TOO_MANY]);
    expect(sessionEnded()).toBe(false);
  });

  test('a required change of the password is noted for the route guard', async () => {
    enter();
    status = 403;
    body = { message: 'Choose a new password first.', code: 'password_change_required' };
    await failing();
    expect(getSession()?.admin.must_change_password).toBe(true);
  });
});

test.each([400, 404, 409, 422, 500, 503])('%i has no general answer', async (code) => {
  enter();
  status = code;
  body = { message: 'Words of the server.' };
  expect(errorMessage(await failing())).toBe('Words of the server.');
  expect(shown()).toEqual([]);
});

test.each([
  [
    { message: ['amount is too small', null, 7, 'bank is unknown'], error: 'Bad Request' },
    'amount is too small. bank is unknown',
  ],
  [{ error: { message: 'It is frozen.', code: 7 } }, 'It is frozen.'],
  [{ type: 'about:blank', title: 'Conflict', detail: 'It was paid.' }, 'It was paid.'],
  [{ title: 'Conflict' }, 'Conflict'],
  [{ detail: [{ loc: ['body', 'notes'], msg: 'field required' }, { loc: [] }] }, 'field required'],
  [{ error: { error: { error: { message: 'Too deep' } } } }, undefined],
  [{ message: [], code: 'x' }, undefined],
])('of %j the reason is %s', async (answer, reason) => {
  enter();
  status = 409;
  body = answer;
  expect(errorMessage(await failing())).toBe(reason);
});

describe('step_up_required', () => {
  const pay = () =>
    http<unknown>(
      { url: '/api/admin/pay', method: 'POST', data: {}, headers: { ...new Intent().headers } },
      { baseURL },
    );
  beforeEach(() => {
    onTestFinished(stepUp.subscribe(() => undefined));
    status = 403;
    body = { message: 'Show your second factor.', code: 'step_up_required' };
  });

  test('is one question for two calls, which are sent again with their keys, and no toast', async () => {
    const paid = Promise.all([pay(), pay()]);
    await vi.waitFor(() => expect([stepUp.isAsked(), seen.length]).toEqual([true, 2]));
    status = 200;
    body = { success: true };
    answerStepUp(true);
    expect(await paid).toEqual([{ success: true }, { success: true }]);
    expect(stepUp.isAsked()).toBe(false);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(2);
    expect(shown()).toEqual([]);
  });

  test('that is cancelled is an error for the form, and a second one is not asked', async () => {
    const refused = pay().catch((error: unknown) => error);
    await vi.waitFor(() => expect(stepUp.isAsked()).toBe(true));
    answerStepUp(false);
    expect(errorCode(await refused)).toBe('step_up_required');
    const again = pay().catch((error: unknown) => error);
    await vi.waitFor(() => expect(stepUp.isAsked()).toBe(true));
    answerStepUp(true);
    expect(errorCode(await again)).toBe('step_up_required');
    expect(stepUp.isAsked()).toBe(false);
    expect(seen).toHaveLength(3);
    expect(shown()).toEqual([]);
  });
});

describe('errorMessage shows the words of the server and no others', () => {
  test.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['a body without a message', { id: 'x' }],
    ['a long text, as of a trace', 'x'.repeat(301)],
    ['a message that is no text', { message: { en: 'x' } }],
    ['a blank message', { message: '  ' }],
    ['no body', null],
  ])('%s', async (_, answer) => {
    status = 502;
    body = answer;
    expect(errorMessage(await failing())).toBeUndefined();
  });

  test.each([
    ['the words of a refusal in plain text', 'The withdrawal is locked.', 'The withdrawal is locked.'],
    ['an error, as specification section 7 has it', { error: 'Too late' }, 'Too late'],
  ])('%s', async (_, answer, words) => {
    status = 409;
    body = answer;
    expect(errorMessage(await failing())).toBe(words);
  });

  test('no connection at all', async () => {
    const error = await http({ url: '/x', method: 'GET' }, { baseURL: 'http://127.0.0.1:9' }).catch((e: unknown) => e);
    expect(errorMessage(error)).toBeUndefined();
    expect(errorStatus(error)).toBeUndefined();
  });

  test('a fault of the program', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toBeUndefined();
  });
});

describe('loads and mutations', () => {
  /** How often a query is sent before it counts as failed. */
  async function attempts(code: number): Promise<number> {
    status = code;
    const client = createQueryClient();
    await client.query({ queryKey: ['x'], queryFn: () => call(), retryDelay: 0 }).catch(() => undefined);
    client.clear();
    return seen.length;
  }

  const lists = () => seen.filter((request) => request.url === '/list').length;

  /** Resolves when the list is loaded: a load that is under way is not begun anew. */
  function showList(client: QueryClient): Promise<() => void> {
    const list = new QueryObserver(client, { queryKey: ['list'], queryFn: () => call('/list') });
    return new Promise((resolve) => {
      const leave = list.subscribe(({ isSuccess }) => isSuccess && resolve(leave));
    });
  }

  test('a failed load is tried once more', async () => expect(await attempts(503)).toBe(2));
  test('a refused load is not', async () => expect(await attempts(422)).toBe(1));

  test('data is fresh for 60 seconds, and then asked for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = createQueryClient();
    const load = () => client.query({ queryKey: ['x'], queryFn: () => call() });
    await load();
    vi.setSystemTime(Date.now() + 59_000);
    await load();
    expect(seen).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await load();
    expect(seen).toHaveLength(2);
    client.clear();
  });

  test('a mutation is never sent twice by itself', async () => {
    status = 503;
    const client = createQueryClient();
    const mutation = new MutationObserver(client, { mutationFn: () => call() });
    await expect(mutation.mutate()).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  test('a first load that a change overtakes is followed by another, because its answer may be older', async () => {
    const client = createQueryClient();
    const answers: ((value: string) => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: ['list'],
      queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    });
    onTestFinished(observer.subscribe(() => undefined));
    await new MutationObserver(client, { mutationFn: async () => 'changed' }).mutate();
    expect(answers).toHaveLength(1);
    answers[0]?.('before the change');
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.('after the change');
    await expect.poll(() => observer.getCurrentResult().data).toBe('after the change');
  });

  test('a successful mutation reloads what is on the screen, and a failed one does not', async () => {
    const client = createQueryClient();
    const leave = await showList(client);
    const mutation = new MutationObserver(client, { mutationFn: () => call('/approve') });
    status = 422;
    await mutation.mutate().catch(() => undefined);
    expect(lists()).toBe(1);
    status = 200;
    await mutation.mutate();
    await expect.poll(lists).toBe(2);
    leave();
    client.clear();
  });

  test.each([
    ['whose answer was lost may have worked', () => Promise.reject(new Error('no answer'))],
    ['that was refused as too late means that the screen is out of date', () => call('/refused')],
  ])('a mutation %s, and reloads what is on the screen', async (_, mutationFn) => {
    const client = createQueryClient();
    const leave = await showList(client);
    const failed = new MutationObserver<unknown>(client, { mutationFn });
    await failed.mutate().catch(() => undefined);
    await expect.poll(lists).toBe(2);
    leave();
    client.clear();
  });
});

test('signing out while a session is ended leaves no trace of it', () => {
  enter();
  end();
  clear();
  expect(sessionEnded()).toBe(false);
});

describe('a call that changes something', () => {
  const payOut = (amount = 100, intent?: Intent) =>
    http<unknown>(
      {
        url: '/api/admin/company-revenue/process-payout',
        method: 'POST',
        data: { amount },
        headers: { ...intent?.headers },
      },
      { baseURL },
    );
  const keys = () => seen.map((request) => request.headers['idempotency-key']);

  test('carries a key only if the contract gives it one, and the caller takes it from an intent', async () => {
    await payOut();
    await payOut(7, new Intent());
    expect(keys()).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('every attempt of one intent carries its key, and another intent another', async () => {
    const intent = new Intent();
    status = 503;
    await payOut(7, intent).catch(() => {});
    await payOut(7, new Intent()).catch(() => {});
    status = 200;
    await payOut(7, intent);
    const [first, other, again] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('knows whether its answer was that of an earlier attempt, and announces nothing itself', async () => {
    const intent = new Intent();
    replayed = true;
    await payOut(7, intent);
    expect(intent.replayed).toBe(true);
    replayed = false;
    await payOut(7, intent);
    expect(intent.replayed).toBe(false);
    expect(words()).toEqual([]);
  });

  test('leaves nothing behind in the browser', async () => {
    const kept = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: kept, removeItem: () => {} });
    onTestFinished(() => void vi.unstubAllGlobals());
    status = 503;
    await payOut().catch(() => {});
    expect(kept).not.toHaveBeenCalled();
  });
});

describe('the toast of a failed attempt', () => {
  const failed = async (code: number, subjects: string[], again: () => void) => {
    status = code;
    sayFailed('Failed to approve withdrawal', await failing(), subjects, again);
  };

  test('offers the attempt again where it may have been carried out, and not where it was refused', async () => {
    const again = vi.fn();
    await failed(503, ['WDR-1'], again);
    expect(words()).toEqual(['Failed to approve withdrawal The server failed (status 503) Try again']);
    clickAction(shown()[0]?.message);
    expect(again).toHaveBeenCalledOnce();
    notifications.clean();
    await failed(409, ['WDR-1'], again);
    expect(words()).toEqual(['Failed to approve withdrawal']);
  });

  test('goes when a new decision about the record begins, and only then', async () => {
    await failed(503, ['WDR-1', 'WDR-2'], () => {});
    withdrawOffers(['WDR-3']);
    expect(shown()).toHaveLength(1);
    withdrawOffers(['WDR-2']);
    expect(shown()).toHaveLength(0);
  });
});

test.each([
  [undefined, 'Already processed: PO-2026-0009 Nothing was done twice.'],
  ['2026-11-22T14:02:31.000Z', 'Already processed: PO-2026-0009, 14:02 UTC Nothing was done twice.'],
])('what was done before is said to be so, with its time where there is one: %s', (at, text) => {
  sayReplayed('PO-2026-0009', at);
  expect(words()).toEqual([text]);
});

describe('a call without an answer', () => {
  /** From now on accepts every call and answers none, until the test ends. */
  function answerNothing() {
    const listeners = server.listeners('request');
    server.removeAllListeners('request').on('request', (request: IncomingMessage) => void seen.push(request));
    onTestFinished(() => {
      server.removeAllListeners('request').closeAllConnections();
      for (const listener of listeners) server.on('request', listener as () => void);
    });
  }

  test('is given up after thirty seconds', () => {
    expect(instance.defaults.timeout).toBe(30_000);
  });

  test("is called 'No answer', and not tried once more", async () => {
    answerNothing();
    const client = createQueryClient();
    for (const method of ['GET', 'POST']) {
      const load = () => http<unknown>({ url: '/api/admin/games', method }, { baseURL, timeout: 20 });
      const error = await client
        .query({ queryKey: [method], queryFn: load, retryDelay: 0 })
        .catch((reason: unknown) => reason);
      expect(failureReason(error)).toBe('No answer');
      expect(errorMessage(error)).toBeUndefined();
    }
    expect(seen).toHaveLength(2);
    client.clear();
  });

  test('that the page had begun before its scripts came is not waited for longer either', async () => {
    const early = new Promise<undefined>(() => {});
    globalThis.coinopEarlyCalls = {
      token: undefined,
      answers: new Map([['/api/admin/games', early]]),
      stop: new AbortController(),
    };
    onTestFinished(() => {
      globalThis.coinopEarlyCalls = undefined;
      vi.restoreAllMocks();
    });
    const over = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const error = failing();
    await expect.poll(() => limit.mock.calls).toEqual([[20_000]]);
    over.abort();
    expect(failureReason(await error)).toBe('No answer');
    expect(seen).toEqual([]);
  });

  test.each([
    ['an answer that says to try again', { status: 503, data: { message: 'Too busy.' } }, 1],
    ['no answer', {}, 1],
    ['a refusal', { status: 404 }, 0],
  ])('%s, which the page itself got before its scripts came, is the first of two tries', async (_, failed, more) => {
    const early = Promise.resolve({ failed });
    const answers = new Map([['/api/admin/games', early]]);
    globalThis.coinopEarlyCalls = {
      token: undefined,
      answers,
      startedAt: performance.now(),
      stop: new AbortController(),
    };
    onTestFinished(() => {
      globalThis.coinopEarlyCalls = undefined;
    });
    status = 503;
    const client = createQueryClient();
    const load = () => http<unknown>({ url: '/api/admin/games', method: 'GET' }, { baseURL });
    await client.query({ queryKey: ['x'], queryFn: load, retryDelay: 0 }).catch(() => {});
    expect(seen).toHaveLength(more);
    client.clear();
  });

  test('because nothing listens is no connection', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const ofRead = await http({ url: nowhere, method: 'GET' }).catch((e: unknown) => e);
    expect(failureReason(ofRead)).toBe('No connection to the server');
    const ofChange = await http({ url: '/x', method: 'POST' }, { baseURL: nowhere }).catch((e: unknown) => e);
    expect(failureReason(ofChange)).not.toBe('No answer');
  });
});

describe('the reason of a failure', () => {
  test("is the server's sentence where it sent one", async () => {
    status = 503;
    body = { message: 'The database does not answer just now.' };
    expect(failureReason(await failing())).toBe('The database does not answer just now.');
  });

  test.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1/admin-panel/assets/item-form-Cq3x9vTb.js',
    'error loading dynamically imported module: http://127.0.0.1/admin-panel/assets/item-form-Cq3x9vTb.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /admin-panel/assets/item-form-Cq3x9vTb.css',
  ])('is that code is missing, where the browser says %j', (message) => {
    expect(failureReason(new TypeError(message))).toBe('A file of the portal could not be loaded.');
  });
});

test("now is the browser's now until the first answer", async () => {
  vi.resetModules();
  const ofANewPage = await import('../../src/lib/server-clock.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(ofANewPage.serverNow()).toBe(Date.now());
});

test("now is the server's now, however wrong the browser's clock is", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-11-21T13:00:00Z');
  noteServerTime('Sat, 21 Nov 2026 12:00:00 GMT');
  vi.advanceTimersByTime(90_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T12:01:30.000Z');
  vi.setSystemTime('2026-11-21T09:00:00Z');
  expect(formatRelative('2026-11-21T11:51:30Z', serverNow())).toBe('10 minutes ago');
});

test("every answer tells the server's time", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  date = 'Sun, 06 Nov 1994 08:49:37 GMT';
  await call();
  expect(new Date(serverNow()).toISOString()).toBe('1994-11-06T08:49:37.000Z');
});
