import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchOperation } from '../../openapi/match-operation.ts';
import type { Call } from '../calls.ts';
import { getActs, subscribeToActs } from './outgoing-calls.ts';

// The calls that a screen makes.

/** The call that fills a query: its key is the path, with the parameters at the end. */
function callOf(calls: readonly Call[], { queryKey }: Query): Call | undefined {
  const path = queryKey.filter((part) => typeof part === 'string' && part !== 'infinite' && part !== 'pages');
  return matchOperation(calls, 'GET', `/${path.join('/')}`)?.operation;
}

/** The calls of this screen and of the actions on it; the calls of other screens that are kept or loaded ahead are not. */
export function useScreenCalls(calls: readonly Call[], pathname: string): Call[] {
  const cache = useQueryClient().getQueryCache();
  const done = useSyncExternalStore(subscribeToActs, getActs);
  const [queries, setQueries] = useState(() => cache.getAll());
  useEffect(() => cache.subscribe(() => setQueries(cache.getAll())), [cache]);

  const loads = new Set(queries.map((query) => callOf(calls, query)));
  const shown = new Set(queries.filter((query) => query.isActive()).map((query) => callOf(calls, query)));
  const doneHere = new Set(done.filter((act) => act.pathname === pathname).map(({ operationId }) => operationId));
  return calls.filter((call) => shown.has(call) || (doneHere.has(call.operationId) && !loads.has(call)));
}
