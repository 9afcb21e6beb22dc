import type { ChangeNews } from '../generated/model/changeNews.ts';
import { offers } from './extensions.ts';

const PATH = '/api/admin/changes';
/** The stream shows every ten seconds that it is alive. */
const SILENT_MS = 35_000;
/** A stream that lasted this long was a good one: the next attempt comes soon. */
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 60_000;
/** Answers after which there is no stream to be had, for this session at least. */
const REFUSED = [401, 403, 404, 501];

export interface Followed {
  /** The session's token. */
  token: string | undefined;
  signal: AbortSignal;
  onNews: (news: ChangeNews) => void;
  /** Something may have been missed: the stream was interrupted, and goes on. Whatever changes from now on is told. */
  onGap: () => void;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  firstPauseMs?: number;
}

/**
 * Follows the stream of changes, and opens another one when it breaks, at growing intervals. Resolves when there is none to be had, as with a back end
 * that has no such stream; the screens' polling is then all there is. Not by `http`, since axios has no streams, and nobody is to be told of a failure.
 */
export async function followChanges({ signal, firstPauseMs = 1_000, ...followed }: Followed): Promise<void> {
  if (!(await offers('my-account').catch(() => true))) return;
  let failures = 0;
  for (let attempt = 0; !signal.aborted; attempt++) {
    const began = performance.now();
    const outcome = await readStream({ ...followed, signal }, attempt > 0).catch(() => 0);
    if (outcome === 'none') return;
    failures = performance.now() - began > STEADY_MS ? 1 : failures + 1;
    // Not all browsers at the same time, after the server was stopped.
    const pause = Math.min(firstPauseMs * 2 ** (failures - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
    await waited(Math.max(pause, outcome), signal);
  }
}

/** Reads one stream to its end. Resolves with 'none', or how long to wait at least before the next attempt, in milliseconds. */
async function readStream({ token, signal, onNews, onGap }: Followed, isNext: boolean): Promise<'none' | number> {
  const silent = new AbortController();
  const answer = await fetch(PATH, {
    signal: AbortSignal.any([signal, silent.signal]),
    headers: {
      Accept: 'text/event-stream, application/json;q=0.9',
      // It is no activity of a person, so it keeps no session alive.
      'X-Background': 'true',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });
  if (REFUSED.includes(answer.status)) return 'none';
  if (!answer.ok || !answer.body) return (Number(answer.headers.get('retry-after')) || 0) * 1_000;
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream')) {
    if (type.startsWith('application/json')) onNews(await answer.json());
    return 'none';
  }
  let isGap = isNext;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    let text = '';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENT_MS);
      const { value, done } = await reader.read();
      if (done) return 0;
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        // With its first message the server says that it has begun to look: a list that is loaded sooner may lack what is not told either.
        if (isGap) onGap();
        isGap = false;
        onNews(JSON.parse(event.slice('data: '.length)));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
