import type { ChangeNews } from '../generated/model/changeNews.ts';
import { type Followed, followChanges } from './change-stream.ts';

/** 'late' is a tab that wants to know what was told last. */
type Message = { news: ChangeNews } | 'gap' | 'late';

export const channelOf = (account: string): string => `coinop.changes.${account}`;

/**
 * Follows the changes with one stream for all tabs of an account in this browser, which the others hear of: a server allows few connections from one
 * browser. When the tab with the stream is closed, another one opens it. Where the browser has no locks, as without TLS, nothing is followed.
 *
 * @returns a function that ends it
 */
export function shareChanges(account: string, { token, onNews, onGap }: Omit<Followed, 'signal'>): () => void {
  const stop = new AbortController();
  if (!navigator.locks) return () => {};
  const channel = new BroadcastChannel(channelOf(account));
  /** The latest news of this tab's stream. */
  let latest: ChangeNews | undefined;
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'gap') onGap();
    else if (data !== 'late') onNews(data.news);
    else if (latest) post({ news: { ...latest, changes: [] } });
  };
  const lead = () =>
    followChanges({
      token,
      signal: stop.signal,
      onNews(news) {
        latest = news;
        onNews(news);
        post({ news });
      },
      onGap() {
        onGap();
        post('gap');
      },
    });
  post('late');
  void navigator.locks.request(channelOf(account), { signal: stop.signal }, lead).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
