import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { AppEnv } from '../../server/http/app-env.ts';
import type { TrustedProxies } from '../../server/http/client-address.ts';
import { requestLog } from '../../server/http/request-log.ts';
import { changeLevelBySignal } from '../../server/start/log-level.ts';
import { readSettings } from '../../server/start/settings.ts';

const PROXY = '10.0.0.7';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const GIVEN = { 'x-request-id': '01JD3W8Z-proxy', traceparent: `00-${TRACE}-${SPAN}-01` };
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The id of an answer, and the line about it. */
async function answered(headers: Record<string, string>, trusted: TrustedProxies = [`${PROXY}/32`], from = PROXY) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.use(requestLog(log, trusted));
  app.get('/', (c) => c.text('hello'));
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } });
  return { id: answer.headers.get('x-request-id'), line: lines[0] };
}

test('a request of a trusted proxy keeps its id and its trace, in the answer and in the log', async () => {
  const { id, line } = await answered(GIVEN);
  expect(id).toBe(GIVEN['x-request-id']);
  expect(line).toMatchObject({ requestId: id, traceId: TRACE, parentSpanId: SPAN });
  expect((await answered(GIVEN, 1)).id).toBe(id);
});

test('in a terminal a call has no line, unless LOG_LEVEL is set', async () => {
  const levelOf = (LOG_LEVEL: string, isTerminal: boolean) => readSettings({ LOG_LEVEL }, isTerminal).callLogLevel;
  const levels = [levelOf('', true), levelOf('info', true), levelOf('', false)];
  expect(levels).toEqual(['debug', 'info', 'info']);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  for (const level of levels) {
    const app = new Hono<AppEnv>();
    app.use(requestLog(log, 0, level));
    app.get('/', (c) => c.text('hello'));
    await app.request('/', {}, {});
  }
  expect(lines).toHaveLength(2);
});

test('nobody else can choose an id or a trace', async () => {
  for (const { id, line } of [await answered(GIVEN, 0), await answered(GIVEN, [`${PROXY}/32`], '10.0.0.8')]) {
    expect(id).toMatch(UUID);
    expect(line).not.toHaveProperty('traceId');
  }
});

test.each([
  ['short', `00-${TRACE}-${SPAN}`],
  ['x'.repeat(65), `ff-${TRACE}-${SPAN}-01`],
  ['with space', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['quote"quote', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
])('what is not an id or a trace is not taken over: %s, %s', async (given, traceparent) => {
  const { id, line } = await answered({ 'x-request-id': given, traceparent });
  expect(id).toMatch(UUID);
  expect(line).not.toHaveProperty('traceId');
});

const listeners = process.listeners('SIGUSR2');
afterEach(() => {
  process.removeAllListeners('SIGUSR2');
  for (const listener of listeners) process.on('SIGUSR2', listener);
});

test('a signal makes the log more detailed, the next one as it was, and each is written down', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  changeLevelBySignal(log);
  process.emit('SIGUSR2');
  log.debug('detail');
  process.emit('SIGUSR2');
  log.debug('not written');
  const changed = 'the log level has changed';
  expect(lines).toMatchObject([
    { msg: changed, before: 'warn', after: 'debug' },
    { msg: 'detail' },
    { msg: changed, before: 'debug', after: 'warn' },
  ]);
});
