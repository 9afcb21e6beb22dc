import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useRef, useState } from 'react';
import { announce } from '../ui/feedback/announce.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from './intent.ts';

/** A toast of success, unless `as` says otherwise; an announcement is for a change that the screen itself shows. */
type Saying = { message: string; detail?: string | undefined; as?: 'warning' | 'error' | 'announcement' };

/** A change of records: question, call, toast, reload. */
export interface Action<T, A, Kind extends string> {
  /** Of the records that it is about. They count as running until the screen shows the result. */
  ids: readonly string[];
  /** What `running` has for them, where a screen needs to know. */
  kind?: Kind;
  /** The records' name, in the toasts. */
  name?: string;
  /** The answer goes to `call`; false and null mean that the administrator has cancelled. */
  ask?: () => Promise<A | false | null>;
  /**
   * The call of a generated mutation hook. Every attempt is given the same headers, so that the server changes the records
   * once.
   */
  call: (headers: Intent['headers'], asked: A) => Promise<T>;
  /**
   * The message, or a function that makes it from the answer; of several, the first is what was done. After `release`, the records can be
   * changed again while the screen still loads.
   */
  done: string | ((answer: T, release: () => void) => Saying | readonly Saying[]);
  failed: string;
  /** The contract gives the call no key, because its answer is a secret: after a lost answer it cannot be repeated. */
  noKey?: true;
  /** The queries that show the records, which have loaded again when the action ends. */
  shownBy?: readonly QueryKey[];
}

type Attempt<T, A, Kind extends string> = { action: Action<T, A, Kind>; intent: Intent; asked: A };

/**
 * The only way to change records outside a form. `act` resolves with the answer, or with undefined when the administrator
 * cancelled, when it failed, which has been shown by then, or when one of the records is already being changed.
 */
export function useAction<Kind extends string = string>() {
  const client = useQueryClient();
  const [running, setRunning] = useState<ReadonlyMap<string, Kind | undefined>>(new Map());
  /** The attempt that is under way, for each record. */
  const busy = useRef(new Map<string, symbol>());

  /** Joins the loads that api/query-client starts after a change, and after a failure that may be one, once they have been started. */
  const reload = useCallback(
    async (keys: readonly QueryKey[] = []) => {
      await new Promise((resolve) => setTimeout(resolve));
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
    },
    [client],
  );

  const attempt = useCallback(
    async function attempt<T, A>({ action, intent, asked }: Attempt<T, A, Kind>): Promise<{ answer: T } | undefined> {
      const { ids, kind, name, failed } = action;
      if (ids.some((id) => busy.current.has(id))) return undefined;
      const mine = Symbol();
      for (const id of ids) busy.current.set(id, mine);
      // The call of a first press would wait until this is drawn, were it no transition.
      startTransition(() => setRunning((before) => new Map([...before, ...ids.map((id) => [id, kind] as const)])));
      /** The records that no later attempt has taken over. */
      const release = () => ids.filter((id) => busy.current.get(id) === mine && busy.current.delete(id));
      try {
        const answer = await action.call(intent.headers, asked);
        say(sayingsOf(action, answer, release), intent.replayed ? { name, at: changedAt(answer) } : undefined);
        await reload(action.shownBy);
        return { answer };
      } catch (error) {
        // It is offered while the screen still loads what this attempt may have changed.
        const again = () => {
          release();
          void attempt({ action, intent, asked });
        };
        sayFailed(failed, error, ids, action.noKey ? undefined : again, name);
        await reload(action.shownBy);
        return undefined;
      } finally {
        const ended = release();
        setRunning((before) => new Map([...before].filter(([id]) => !ended.includes(id))));
      }
    },
    [reload],
  );

  const act = useCallback(
    async <T, A>(action: Action<T, A, Kind>): Promise<{ answer: T } | undefined> => {
      const asked = await action.ask?.();
      if (asked === null || asked === false) return undefined;
      withdrawOffers(action.ids);
      // Without a question, `A` is unknown.
      return attempt({ action, intent: new Intent(), asked: asked as A });
    },
    [attempt],
  );

  return { act, running };
}

function sayingsOf<T, A, K extends string>(
  { done, name }: Action<T, A, K>,
  answer: T,
  release: () => void,
): readonly Saying[] {
  const sayings = typeof done === 'string' ? { message: done, detail: name } : done(answer, release);
  return 'message' in sayings ? [sayings] : sayings;
}

type Repeated = { name: string | undefined; at: string | null | undefined };

/** @param repeated the record, if the answer repeats that of an earlier attempt: nothing was done this time */
function say(sayings: readonly Saying[], repeated: Repeated | undefined): void {
  for (const [place, { message, detail, as = 'success' }] of sayings.entries()) {
    if (repeated && place === 0 && as !== 'error') sayReplayed(repeated.name ?? message, repeated.at);
    else if (as === 'announcement') announce(message);
    else notify[as](message, { detail });
  }
}

/** When the record was changed, by the names that the contract has for it. */
function changedAt(answer: unknown): string | null | undefined {
  const { processed_at, updated_at } = (answer ?? {}) as Partial<Record<string, string | null>>;
  return processed_at ?? updated_at;
}
