import { afterEach, expect } from 'vitest';
import type { ChangeNews } from '../../src/generated/model/changeNews.ts';
import type { serverUnderTest } from './server-under-test.ts';

/** Readers of the stream of changes, which are cancelled after each test. */
export function streamReaders(app: ReturnType<typeof serverUnderTest>) {
  const opened: { cancel: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const reader of opened.splice(0)) await reader.cancel();
  });

  const open = (token: string) =>
    app.fetch('/api/admin/changes', { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } });

  /** A stream that has begun, with all that it told. */
  async function follow(token: string) {
    const answer = await open(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    opened.push(reader);
    const news: ChangeNews[] = [];
    const told = { news, hasEnded: false };
    const decoder = new TextDecoder();
    const read = async (): Promise<void> => {
      const { value, done } = await reader.read();
      told.hasEnded = done;
      if (done) return;
      const lines = decoder.decode(value).split('\n');
      news.push(...lines.flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : [])));
      return read();
    };
    void read();
    // It has looked once, so whatever comes is news.
    await expect.poll(() => news.at(-1)).toMatchObject({ changes: [] });
    return told;
  }

  return { opened, open, follow };
}

export const changesOf = ({ news }: { news: ChangeNews[] }) => news.flatMap(({ changes }) => changes);
