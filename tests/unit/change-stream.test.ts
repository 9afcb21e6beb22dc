import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { followChanges } from '../../src/api/change-stream.ts';
import type { ChangeNews } from '../../src/generated/model/changeNews.ts';

// The browser's end of the stream of changes, against a real server on this machine.

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const eventOf = (count: number) => `data: ${JSON.stringify({ changes: [], withdrawals_waiting: count })}\n\n`;
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const work of cleanUp.splice(0)) work();
});

/** Follows a server that answers one request after the other so, and hangs at the next. */
async function following(...answers: Answer[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answers[requests.length - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ownFetch = globalThis.fetch;
  // A path without an origin is the page's in a browser.
  globalThis.fetch = async (path, init) => {
    // Whether the back end has extensions is asked for as well: here nobody says.
    if (path !== '/api/admin/changes') throw new TypeError('fetch failed');
    return ownFetch(new URL(path, `http://127.0.0.1:${port}`), init);
  };
  const stop = new AbortController();
  cleanUp.push(() => {
    stop.abort();
    globalThis.fetch = ownFetch;
    server.closeAllConnections();
    server.close();
  });
  const told = { counts: [] as unknown[], gaps: 0, hasGivenUp: false, requests };
  const onNews = ({ withdrawals_waiting }: ChangeNews) => void told.counts.push(withdrawals_waiting);
  const onGap = () => {
    told.gaps += 1;
  };
  void followChanges({ token: 'token-1', signal: stop.signal, onNews, onGap, firstPauseMs: 1 }).then(() => {
    told.hasGivenUp = true;
  });
  return told;
}

const cut: Answer = (response) => {
  response.writeHead(200, STREAM).write(eventOf(1), () => response.destroy());
};

test('events are read however they are cut into pieces, and comments passed over', async () => {
  const told = await following((response) => {
    response.writeHead(200, STREAM);
    const pieces = [eventOf(1).slice(0, 9), `${eventOf(1).slice(9)}:\n\n${eventOf(2)}`, eventOf(3)];
    const next = () => response.write(pieces.shift() ?? '', () => pieces.length > 0 && setImmediate(next));
    next();
  });
  await expect.poll(() => told.counts).toEqual([1, 2, 3]);
  const [request] = told.requests;
  expect(request?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-background': 'true' });
});

test('a stream that is cut again and again is opened again, and what was missed is said each time', async () => {
  const told = await following(cut, cut, (response) => response.writeHead(503).end(), cut);
  await expect.poll(() => told.counts).toEqual([1, 1, 1]);
  expect([told.gaps, told.hasGivenUp]).toEqual([2, false]);
});

test('what was missed is said once the server looks for changes again, and not where a stream is cut before that', async () => {
  const told = await following(
    cut,
    (response) => response.writeHead(200, STREAM).write(':\n\n', () => response.destroy()),
    (response) => response.writeHead(200, STREAM).write(eventOf(2)),
  );
  await expect.poll(() => told.counts).toEqual([1, 2]);
  expect([told.gaps, told.requests.length]).toEqual([1, 3]);
});

test.each([401, 403, 404, 501])('after a %d nothing more is asked', async (status) => {
  const told = await following(cut, (response) => response.writeHead(status).end());
  await expect.poll(() => told.hasGivenUp).toBe(true);
  expect(told.requests).toHaveLength(2);
});

test('a back end without streams is asked once, and believed', async () => {
  const told = await following((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"changes":[],"withdrawals_waiting":7}');
  });
  await expect.poll(() => told.hasGivenUp).toBe(true);
  expect([told.counts, told.requests.length]).toEqual([[7], 1]);
});
