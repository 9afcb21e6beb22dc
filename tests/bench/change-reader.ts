import type { ChangeNews } from '../../src/generated/model/changeNews.ts';
import type { Session } from './sign-in.ts';

/** Reads the stream of changes of a process, as an open screen does. Resolves once it has begun. @returns a function that ends it */
export async function readChanges(
  origin: string,
  { headers }: Session,
  onNews: (news: ChangeNews) => void = () => {},
): Promise<() => void> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/admin/changes`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`A stream was answered with ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (let text = ''; ; ) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) onNews(JSON.parse(event.slice('data: '.length)));
    }
  };
  read().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return () => stop.abort();
}
