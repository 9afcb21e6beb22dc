import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchOperation } from '../../openapi/match-operation.ts';
import { instance } from '../../src/api/instance.ts';
import type { Call } from '../calls.ts';
import { preferFor, sortMoods } from '../moods.ts';
import { getMoods } from './mood-store.ts';

// Which calls a screen makes, and their moods on the way out.

/** Every call of the contract, once they are known. */
export const everyCall: Promise<Call[]> = fetch('/mock/calls').then((answer) => answer.json());

/** What was called beside the queries, by screen: what the tester did, and downloads. */
type Act = { pathname: string; operationId: string };
let acts: readonly Act[] = [];
const listeners = new Set<() => void>();

function note({ pathname, operationId }: Act): void {
  if (acts.some((act) => act.pathname === pathname && act.operationId === operationId)) return;
  acts = [...acts, { pathname, operationId }];
  for (const listener of listeners) listener();
}

instance.interceptors.request.use(async (config) => {
  const method = (config.method ?? 'get').toUpperCase();
  const calls = await everyCall;
  const called = matchOperation(calls, method, config.url ?? '')?.operation;
  if (!called) return config;
  const prefer = preferFor(sortMoods(getMoods(), calls).known, called.operationId);
  if (prefer) config.headers.set('Prefer', prefer);
  note({ pathname: location.pathname, operationId: called.operationId });
  return config;
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The call that fills a query: its key is the path, with the parameters at the end. */
function callOf(calls: readonly Call[], { queryKey }: Query): Call | undefined {
  const path = queryKey.filter((part) => typeof part === 'string' && part !== 'infinite' && part !== 'pages');
  return matchOperation(calls, 'GET', `/${path.join('/')}`)?.operation;
}

/** What this screen shows and what was done on it; the calls of other screens that are kept or loaded ahead are not. */
export function useScreenCalls(calls: readonly Call[], pathname: string): Call[] {
  const cache = useQueryClient().getQueryCache();
  const done = useSyncExternalStore(subscribe, () => acts);
  const [queries, setQueries] = useState(() => cache.getAll());
  useEffect(() => cache.subscribe(() => setQueries(cache.getAll())), [cache]);

  const loads = new Set(queries.map((query) => callOf(calls, query)));
  const shown = new Set(queries.filter((query) => query.isActive()).map((query) => callOf(calls, query)));
  const doneHere = new Set(done.filter((act) => act.pathname === pathname).map(({ operationId }) => operationId));
  return calls.filter((call) => shown.has(call) || (doneHere.has(call.operationId) && !loads.has(call)));
}
