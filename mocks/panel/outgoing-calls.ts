import type { AxiosError, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { matchOperation } from '../../openapi/match-operation.ts';
import { instance } from '../../src/api/instance.ts';
import type { Call } from '../calls.ts';
import { MEMORY } from '../conditions.ts';
import { Decisions, sortOverrides } from '../overrides.ts';
import { writePrefer } from '../prefer.ts';
import { logCall } from './call-log.ts';
import { memoryReady, mockSession } from './memory.ts';
import { getOverrides, subscribe } from './override-store.ts';

// Every call of the portal on its way out: it is told how it is to be answered, counted and logged.

const ownFetch = window.fetch.bind(window);

/** Every call of the contract, once they are known. */
export const everyCall: Promise<Call[]> = ownFetch('/mock/calls').then((answer) => answer.json());

/** Calls beside the queries, by screen: the tester's actions, and downloads. */
type Act = { pathname: string; operationId: string };
let acts: readonly Act[] = [];
const listeners = new Set<() => void>();

export const getActs = (): readonly Act[] => acts;

export function subscribeToActs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note({ pathname, operationId }: Act): void {
  if (acts.some((act) => act.pathname === pathname && act.operationId === operationId)) return;
  acts = [...acts, { pathname, operationId }];
  for (const listener of listeners) listener();
}

/** They begin with the page, and again with each change of the link. */
const decisions = new Decisions();
subscribe(() => decisions.startAgain());

/** The headers that tell the mock how to answer, and the call's line in the log; undefined for what is no call of the contract. */
async function goesOut(method: string, path: string, address: string) {
  const calls = await everyCall;
  const match = matchOperation(calls, method, path);
  if (!match) return undefined;
  const { operationId } = match.operation;
  const { known } = sortOverrides(getOverrides(), calls);
  const { preferences, why } = decisions.next(known, operationId, Object.values(match.pathParameters));
  const prefer = writePrefer(preferences);
  const headers: Record<string, string> = prefer ? { Prefer: prefer } : {};
  if (known.conditions[MEMORY] !== undefined) {
    await memoryReady();
    headers['X-Mock-Session'] = mockSession();
  }
  note({ pathname: location.pathname, operationId });
  return { headers, log: logCall({ call: `${method} ${address}`, why }) };
}

const given = (isCanceled: boolean, error: unknown) =>
  isCanceled ? 'given up by the portal' : `no answer: ${error instanceof Error ? error.message : error}`;

// A call that only reads goes by the page's `fetch`.
window.fetch = async (input, init) => {
  const isRead = new Headers(init?.headers).get('accept') === 'application/json' && init?.method === undefined;
  const { pathname } = new URL(String(input), location.href);
  const out = isRead ? await goesOut('GET', pathname, String(input)) : undefined;
  if (!out) return ownFetch(input, init);
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(out.headers)) headers.set(name, value);
  try {
    const response = await ownFetch(input, { ...init, headers });
    const by = response.headers.get('x-mock-answer');
    out.log({ answer: String(response.status), ...(by && { by }) });
    return response;
  } catch (error) {
    out.log({ answer: given(init?.signal?.aborted ?? false, error) });
    throw error;
  }
};

// All others go by axios.
const open = new WeakMap<InternalAxiosRequestConfig, ReturnType<typeof logCall>>();

instance.interceptors.request.use(async (config) => {
  const out = await goesOut((config.method ?? 'get').toUpperCase(), config.url ?? '', instance.getUri(config));
  if (!out) return config;
  for (const [name, value] of Object.entries(out.headers)) config.headers.set(name, value);
  open.set(config, out.log);
  return config;
});

function logAnswer({ config, status, headers }: AxiosResponse): void {
  const by = headers['x-mock-answer'];
  open.get(config)?.({ answer: String(status), ...(typeof by === 'string' && { by }) });
}

instance.interceptors.response.use(
  (response) => {
    logAnswer(response);
    return response;
  },
  (error: AxiosError) => {
    if (error.response) logAnswer(error.response);
    else if (error.config) open.get(error.config)?.({ answer: given(error.code === 'ERR_CANCELED', error) });
    return Promise.reject(error);
  },
);
