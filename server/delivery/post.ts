import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectPlain, isIP, type LookupFunction } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { hostOf, isIpAddress, isPublic } from './address.ts';
import { type Endpoint, isExcepted, type OutgoingProxy, tunnel } from './tunnel.ts';

export type { Endpoint };

/** Injected, so that tests send nothing over the network. */
export interface Network {
  /** All addresses of a name. */
  resolve(name: string): Promise<string[]>;
  connect(to: Endpoint): Duplex | Promise<Duplex>;
}

export const INTERNET: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  connect: ({ addresses, port, tls }) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    // The name is not looked up: its addresses are those that were checked.
    const lookupKnown: LookupFunction = (_name, _options, callback) => callback(null, known);
    const [first = ''] = addresses;
    const host = addresses.length === 1 ? first : (tls?.servername ?? 'checked');
    const to = { host, port, lookup: lookupKnown, autoSelectFamily: true };
    return tls ? connectTls({ ...to, ...(tls.servername && { servername: tls.servername }) }) : connectPlain(to);
  },
};

/** The same through a proxy, but for hosts that it is not for, for plain HTTP, and for private networks, where those are permitted. */
export const internetThrough = (proxy: OutgoingProxy): Network => ({
  ...INTERNET,
  connect: (to) => {
    const host = to.tls?.servername ?? to.addresses[0] ?? '';
    const isDirect = !to.tls || isExcepted(host, proxy.except) || !to.addresses.every(isPublic);
    return isDirect ? INTERNET.connect(to) : tunnel(proxy, to);
  },
});

const MAX_ANSWER_BYTES = 64 * 1024;

export interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  allowPrivate: boolean;
  /** Aborted when nobody waits for the outcome any more. */
  signal?: AbortSignal;
}

/** Only an answer with a 2xx status is a success. */
export type Posted = {
  status: number | null;
  error: string | null;
  /** When the receiver asked to come back (`Retry-After`), in seconds from now. */
  retryAfterSeconds?: number;
  /** Sending it again would fail again. */
  isFinal?: boolean;
};

/** Sends one message. Never rejects: a failure is an outcome, in words without secrets. */
export async function post(network: Network, posting: Posting): Promise<Posted> {
  const { timeoutMs } = posting;
  const tooLate = AbortSignal.timeout(timeoutMs);
  const signal = posting.signal ? AbortSignal.any([tooLate, posting.signal]) : tooLate;
  try {
    const url = new URL(posting.url);
    const addresses = await untilAborted(checkedAddresses(network, url, posting.allowPrivate), signal);
    const { status, retryAfter, date } = await send(network, url, addresses, posting, signal);
    if (status >= 200 && status < 300) return { status, error: null };
    const redirected = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
    const retryAfterSeconds = secondsUntil(retryAfter, date);
    return { status, error: `It answered ${status}${redirected}`, ...(retryAfterSeconds && { retryAfterSeconds }) };
  } catch (error) {
    if (error instanceof Refused) return { status: null, error: error.message };
    if (signal.aborted) return { status: null, error: `No whole answer within ${timeoutMs / 1_000} seconds` };
    return { status: null, error: `No connection, or a broken one (${codeOf(error)})` };
  }
}

class Refused extends Error {}

/** Resolves the name once. Every address must be public, or a second look could find another one. */
async function checkedAddresses(network: Network, url: URL, allowPrivate: boolean): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIpAddress(host) ? [host] : await network.resolve(host);
  if (addresses.length === 0) throw new Refused('Its name has no address');
  if (!allowPrivate && !addresses.every(isPublic)) throw new Refused('Its address is in a private network');
  return addresses;
}

function send(
  network: Network,
  url: URL,
  addresses: readonly string[],
  posting: Posting,
  signal: AbortSignal,
): Promise<Answer> {
  const { headers, body } = posting;
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = hostOf(url);
  const tls = secure ? { servername: isIpAddress(host) ? undefined : host } : undefined;
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const call = request({
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
      createConnection: (_, connected) => {
        const connecting = Promise.resolve(network.connect({ addresses, port, tls }));
        untilAborted(connecting, signal).then(
          (socket) => connected(null, socket),
          (error) => connected(error, new Duplex()),
        );
        return undefined;
      },
      signal,
    });
    call.on('error', reject);
    call.on('response', (answer) =>
      readToEnd(answer)
        .then(resolve, reject)
        .finally(() => call.destroy()),
    );
    call.end(body);
  });
}

/** The headers are as they came. */
interface Answer {
  status: number;
  retryAfter: string | undefined;
  /** The receiver's time when it answered. */
  date: string | undefined;
}

/** Seconds, or a date by the receiver's clock. @returns undefined for anything else, and for a date that has passed */
function secondsUntil(header = '', date = ''): number | undefined {
  const isNumber = /^\d{1,9}$/.test(header.trim());
  const seconds = isNumber ? Number(header) : (Date.parse(header) - Date.parse(date)) / 1_000;
  return seconds > 0 ? seconds : undefined;
}

/** Reads the answer up to a limit, so that its sender can finish. */
async function readToEnd(answer: IncomingMessage): Promise<Answer> {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_ANSWER_BYTES) break;
  }
  const { 'retry-after': retryAfter, date } = answer.headers;
  return { status: answer.statusCode ?? 0, retryAfter, date };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** The error's code or class; its message could repeat what the other side sent. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : String(name);
}
