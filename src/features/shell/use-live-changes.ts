import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shareChanges } from '../../api/share-changes.ts';
import { useSession } from '../../api/use-session.ts';
import type { Change } from '../../generated/model/change.ts';
import { getGetMeQueryKey } from '../../generated/my-account/my-account.ts';
import { atMostEvery } from './at-most-every.ts';
import {
  bellKey,
  type HeardChange,
  joined,
  listedBy,
  markLists,
  missed,
  reloadRecords,
  reviewQueueKey,
} from './list-news.ts';
import { setWaiting } from './waiting-count.ts';

/** The bell's list is loaded again this often at most, in however many browsers: its count comes with the stream. */
const BELL_EVERY_MS = 15_000;
const ME_EVERY_MS = 2_000;
/** What waits, and who looks at what, where the list or the desk is on the screen. */
const QUEUE_EVERY_MS = 5_000;
/** After a change of one's own, the whole screen is loaded again, so that its echo in the stream is no news. */
const ECHO_MS = 30_000;

const NONE: readonly HeardChange[] = [];

/** Follows the stream of changes. Returns the changes of records since their lists were loaded. */
export function useLiveChanges(): readonly Change[] {
  const client = useQueryClient();
  const session = useSession();
  const [changes, setChanges] = useState(NONE);
  const token = session?.token;
  const account = session?.admin.id ?? session?.admin.username;

  useEffect(() => {
    if (token === undefined || account === undefined) return;
    const bell = atMostEvery(BELL_EVERY_MS, () => void client.invalidateQueries({ queryKey: bellKey, exact: true }));
    const me = atMostEvery(
      ME_EVERY_MS,
      () => void client.invalidateQueries({ queryKey: getGetMeQueryKey(), exact: true }),
    );
    const queue = atMostEvery(
      QUEUE_EVERY_MS,
      () => void client.invalidateQueries({ queryKey: reviewQueueKey, exact: true }),
    );
    /** The changes that this page has sent, with when they were answered. */
    let sent: { call: unknown; at: number }[] = [];
    const forgetOld = () => {
      sent = sent.filter(({ at }) => performance.now() - at < ECHO_MS);
    };
    const isEcho = ({ id }: Change) =>
      id !== null && sent.some(({ call }) => JSON.stringify(call)?.includes(`"${id}"`));
    const end = shareChanges(account, {
      token,
      onNews(news) {
        setWaiting(news.withdrawals_waiting);
        forgetOld();
        const kinds = new Set(news.changes.map(({ kind }) => kind));
        if (kinds.has('withdrawal')) bell.ask();
        if (kinds.has('approval') || kinds.has('mention')) me.ask();
        for (const kind of kinds) void markLists(client, kind);
        if (kinds.has('withdrawal')) queue.ask();
        reloadRecords(client, news.changes);
        const fresh = news.changes.filter((change) => !isEcho(change));
        if (fresh.length > 0) setChanges((before) => joined(before, fresh));
      },
      onGap() {
        bell.ask();
        me.ask();
        queue.ask();
        const all = missed();
        reloadRecords(client, all);
        for (const { kind } of all) void markLists(client, kind);
        setChanges((before) => joined(before, all));
      },
    });
    const stopMutations = client.getMutationCache().subscribe(({ mutation, type }) => {
      if (type !== 'updated' || mutation?.state.status !== 'success') return;
      forgetOld();
      sent.push({ call: mutation.state.variables, at: performance.now() });
    });
    /** When each list began to load last. */
    const begun = new Map<string, number>();
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { queryHash } = event.query;
      if (event.action.type === 'fetch') begun.set(queryHash, performance.now());
      if (event.action.type !== 'success') return;
      const kind = listedBy(event.query);
      // A further page says nothing of those before it.
      const isMore = event.query.state.fetchMeta?.fetchMore !== undefined;
      if (kind === undefined || isMore || !event.query.isActive()) return;
      // The answer may be older than what was heard of while it was on its way.
      const isOld = (change: HeardChange) => change.kind === kind && change.at < (begun.get(queryHash) ?? 0);
      setChanges((before) => (before.some(isOld) ? before.filter((change) => !isOld(change)) : before));
    });
    return () => {
      end();
      bell.stop();
      me.stop();
      queue.stop();
      stopMutations();
      stopQueries();
      setWaiting(undefined);
      setChanges(NONE);
    };
  }, [client, token, account]);

  return changes;
}
