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

/** Every call of the contract, once they are known. */
export const everyCall: Promise<Call[]> = fetch('/mock/calls').then((answer) => answer.json());

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

const open = new WeakMap<InternalAxiosRequestConfig, ReturnType<typeof logCall>>();

instance.interceptors.request.use(async (config) => {
  const method = (config.method ?? 'get').toUpperCase();
  const calls = await everyCall;
  const match = matchOperation(calls, method, config.url ?? '');
  if (!match) return config;
  const { operationId } = match.operation;
  const { known } = sortOverrides(getOverrides(), calls);
  const { preferences, why } = decisions.next(known, operationId, Object.values(match.pathParameters));
  const prefer = writePrefer(preferences);
  if (prefer) config.headers.set('Prefer', prefer);
  if (known.conditions[MEMORY] !== undefined) {
    await memoryReady();
    config.headers.set('X-Mock-Session', mockSession());
  }
  note({ pathname: location.pathname, operationId });
  open.set(config, logCall({ call: `${method} ${instance.getUri(config)}`, why }));
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
    else if (error.config) {
      const answer = error.code === 'ERR_CANCELED' ? 'given up by the portal' : `no answer: ${error.message}`;
      open.get(error.config)?.({ answer });
    }
    return Promise.reject(error);
  },
);
