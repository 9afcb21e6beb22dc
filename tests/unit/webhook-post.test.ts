import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublic, refusedUrl } from '../../server/delivery/address.ts';
import { type Endpoint, INTERNET, internetThrough, type Network, post } from '../../server/delivery/post.ts';
import { isExcepted } from '../../server/delivery/tunnel.ts';
import { newWebhookSecret, signedHeaders } from '../../server/platform/webhooks/signature.ts';

// No packet leaves loopback: names are resolved and connections made by the tests.

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A target on loopback, which treats every connection like this. */
async function target(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

/** Resolves every name to these addresses, one list after the other, and connects to the target whatever the address. */
function network(port: number, ...resolved: string[][]) {
  const asked: string[] = [];
  const connected: Endpoint[] = [];
  const given: Network = {
    resolve: async (name) => {
      asked.push(name);
      return resolved[Math.min(asked.length, resolved.length) - 1] ?? [];
    },
    connect: (to) => {
      connected.push(to);
      return connect({ host: '127.0.0.1', port });
    },
  };
  return { given, asked, connected };
}

const send = (
  given: Network,
  url = 'http://platform.example.com/hook',
  more: { timeoutMs?: number; allowPrivate?: boolean } = {},
) => post(given, { url, headers: {}, body: '{}', timeoutMs: 5_000, allowPrivate: false, ...more });

const answering = (text: string) => (socket: Socket) => void socket.end(text);
const OK = answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');

describe('an address', () => {
  test.each([
    ['http://platform.example.com', 'must be an https address'],
    ['ftp://platform.example.com', 'must be an https address'],
    ['platform.example.com', 'must be an https address'],
    ['https://user:word@platform.example.com', 'must have no user, password or fragment'],
    ['https://platform.example.com/#x', 'must have no user, password or fragment'],
    ['https://localhost/hook', 'must not be in a private network'],
    ['https://printer', 'must not be in a private network'],
    ['https://metadata.google.internal', 'must not be in a private network'],
    ['https://127.0.0.1', 'must not be in a private network'],
    // Other spellings of addresses, which URL reads as such.
    ['https://2130706433', 'must not be in a private network'],
    ['https://0x7f.1', 'must not be in a private network'],
    ['https://169.254.169.254/latest', 'must not be in a private network'],
    ['https://[::1]', 'must not be in a private network'],
    ['https://[::ffff:10.0.0.1]', 'must not be in a private network'],
  ])('%s is refused: it %s', (url, message) => {
    expect(refusedUrl(url, false)).toBe(message);
  });

  test('in public is accepted, and anything over HTTP in private networks where that is allowed', () => {
    expect(refusedUrl('https://platform.example.com:8443/hook?x=1', false)).toBeUndefined();
    expect(refusedUrl('https://93.184.216.34/hook', false)).toBeUndefined();
    expect(refusedUrl('http://127.0.0.1:4000', true)).toBeUndefined();
    expect(refusedUrl('file:///etc/passwd', true)).toBe('must be an https address');
  });

  test.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    // Other forms of IPv4 addresses in IPv6, and what is not given out.
    '::7f00:1',
    '::a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fec0::1',
    '4000::1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['93.184.216.34', '::ffff:93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('a message', () => {
  test('goes to the address that was judged, and its name is resolved once', async () => {
    // The second look would find a private address.
    const { given, asked, connected } = network(await target(OK), ['93.184.216.34'], ['127.0.0.1']);
    expect(await send(given)).toEqual({ status: 200, error: null });
    expect(asked).toEqual(['platform.example.com']);
    expect(connected).toEqual([{ addresses: ['93.184.216.34'], port: 80, tls: undefined }]);
  });

  test('goes to whichever of the checked addresses answers', async () => {
    const { given, connected } = network(await target(OK), ['2606:2800:220:1::1', '93.184.216.34']);
    expect(await send(given)).toEqual({ status: 200, error: null });
    expect(connected[0]?.addresses).toEqual(['2606:2800:220:1::1', '93.184.216.34']);
    // Nothing listens at the first of these.
    const port = await target(OK);
    const real: Network = { ...INTERNET, resolve: async () => ['::1', '127.0.0.1'] };
    const url = `http://platform.example.com:${port}/hook`;
    expect(await send(real, url, { allowPrivate: true })).toEqual({ status: 200, error: null });
  });

  test('is connected with the name for its certificate over TLS', async () => {
    const { given, connected } = network(await target(OK), ['93.184.216.34']);
    await send(given, 'https://platform.example.com/hook');
    expect(connected).toEqual([
      { addresses: ['93.184.216.34'], port: 443, tls: { servername: 'platform.example.com' } },
    ]);
  });

  test.each([
    [['127.0.0.1'], 'Its address is in a private network'],
    [['93.184.216.34', '10.0.0.1'], 'Its address is in a private network'],
    [['::ffff:169.254.169.254'], 'Its address is in a private network'],
    [[], 'Its name has no address'],
  ])('to a name that resolves to %j is not sent', async (addresses, error) => {
    const { given, connected } = network(await target(OK), addresses);
    expect(await send(given)).toEqual({ status: null, error });
    expect(connected).toEqual([]);
  });

  test('to an address in a private network is not sent, without any name being resolved', async () => {
    const { given, asked, connected } = network(await target(OK), ['93.184.216.34']);
    expect((await send(given, 'http://192.168.0.10/hook')).error).toBe('Its address is in a private network');
    expect([asked, connected]).toEqual([[], []]);
  });

  test.each([
    ['HTTP/1.1 500 Oh no\r\ncontent-length: 0\r\n\r\n', 500, 'It answered 500'],
    ['HTTP/1.1 404 Not here\r\ncontent-length: 0\r\n\r\n', 404, 'It answered 404'],
    [
      'HTTP/1.1 302 There\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n',
      302,
      'It answered 302, and redirects are not followed',
    ],
    ['SSH-2.0-OpenSSH_9.2\r\n', null, 'No connection, or a broken one (HPE_INVALID_CONSTANT)'],
    ['', null, 'No connection, or a broken one (ECONNRESET)'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\nshort', null, 'No connection, or a broken one (ECONNRESET)'],
  ])('that is answered with %j was not taken', async (answer, status, error) => {
    const { given, connected } = network(await target(answering(answer)), ['93.184.216.34']);
    expect(await send(given)).toEqual({ status, error });
    expect(connected).toHaveLength(1);
  });

  test('that is never answered, or never to the end, fails in time', async () => {
    const silent = network(await target(() => {}), ['93.184.216.34']);
    const dripping = network(
      await target((socket) => void socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n')),
      ['93.184.216.34'],
    );
    const nameless: Network = { ...silent.given, resolve: () => new Promise(() => {}) };
    for (const given of [silent.given, dripping.given, nameless]) {
      expect(await send(given, undefined, { timeoutMs: 200 })).toEqual({
        status: null,
        error: 'No whole answer within 0.2 seconds',
      });
    }
  });

  test('whose answer has no end is read for 64 kB', async () => {
    let written = 0;
    const port = await target((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const more = () => {
        while (!socket.destroyed && socket.write(`1000\r\n${'x'.repeat(0x1000)}\r\n`)) written += 0x1000;
      };
      socket.on('drain', more);
      more();
    });
    expect(await send(network(port, ['93.184.216.34']).given)).toEqual({ status: 200, error: null });
    expect(written).toBeGreaterThan(0);
  });
});

test('messages are signed as Standard Webhooks has it, with both secrets while one is replaced', () => {
  const [current, before, another] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const body = JSON.stringify({ type: 'withdrawal.approved', text: 'Ünïcode 👍' });
  const headers = signedHeaders([current, before], '17', new Date(), body);
  for (const secret of [current, before]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(another).verify(body, headers)).toThrow();
  expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow();
  expect(() => new Webhook(current).verify(body, { ...headers, 'webhook-id': '18' })).toThrow();
});

describe('through a proxy', () => {
  /** A proxy on loopback that notes its targets and refuses them. */
  async function refusing() {
    const targets: string[] = [];
    const port = await target((socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
    const noting = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (head) => {
        targets.push(String(head).split('\r\n')[0] ?? '');
        const onward = connect(port, '127.0.0.1', () => onward.write(head));
        onward.on('error', () => {});
        onward.pipe(socket);
      });
    });
    closing.push(() => void noting.close());
    noting.listen(0, '127.0.0.1');
    await once(noting, 'listening');
    return { targets, url: `http://127.0.0.1:${(noting.address() as { port: number }).port}` };
  }
  const posting = { headers: {}, body: '{}', timeoutMs: 5_000, allowPrivate: false };

  test('it is asked for the address that was checked, not for the name; a private address never gets that far', async () => {
    const { targets, url } = await refusing();
    const throughIt = (...addresses: string[]): Network => ({
      ...internetThrough({ url, except: '' }),
      resolve: async () => addresses,
    });
    const hooks = 'https://hooks.example.org/coinop';
    const refused = await post(throughIt('93.184.216.34'), { ...posting, url: hooks });
    expect(refused.error).toBe('No connection, or a broken one (PROXY_ANSWERED_403)');
    expect(targets).toEqual(['CONNECT 93.184.216.34:443 HTTP/1.1']);
    expect((await post(throughIt('10.0.0.7'), { ...posting, url: hooks })).error).toBe(
      'Its address is in a private network',
    );
    expect((await post(throughIt('93.184.216.34', '10.0.0.7'), { ...posting, url: hooks })).status).toBeNull();
    expect(targets).toHaveLength(1);
  });

  test.each([
    ['hooks.example.org', 'example.org', true],
    ['hooks.example.org', '.example.org, other', true],
    ['hooks.example.org', 'other hooks.example.org', true],
    ['badexample.org', 'example.org', false],
    ['hooks.example.org', '*', true],
    ['hooks.example.org', '', false],
  ])('%s with NO_PROXY=%j: past the proxy is %j', (host, except, past) => {
    expect(isExcepted(host, except)).toBe(past);
  });
});
