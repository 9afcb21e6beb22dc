import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { countedNetwork, plainAddress, siteOf } from '../../server/domain/networks.ts';
import type { AppEnv } from '../../server/http/app-env.ts';
import { readTrustedProxies, rememberAddress, type TrustedProxies } from '../../server/http/client-address.ts';

describe('an address has one spelling', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('%j is %j', (text, address) => expect(plainAddress(text)).toBe(address));

  test.each([undefined, '', 'unknown', '_hidden', '203.0.113', '203.0.113.256', '2001:db8::1::2', 'example.org', "'"])(
    '%j is none',
    (text) => expect(plainAddress(text)).toBeUndefined(),
  );
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8:0:0:1::', '2001:db8::/64'],
  ['::1', '::/64'],
  ['::', '::/64'],
  ['1::5:6:7:8:9:a', '1:0:5:6::/64'],
])('attempts from %s are counted under %s', (address, network) => expect(countedNetwork(address)).toBe(network));

test.each([
  ['203.0.113.9', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['::1', '::/48'],
])('the site of %s is %s', (address, site) => expect(siteOf(address)).toBe(site));

describe('the address of a request', () => {
  async function seen(trustProxy: TrustedProxies, forwarded: string | undefined, socket = '::ffff:10.0.0.1') {
    const app = new Hono<AppEnv>();
    app.get('/', rememberAddress(trustProxy), (c) => c.text(String(c.var.address)));
    const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
    return answer.text();
  }

  test.each([
    [0, undefined, '10.0.0.1'],
    [0, '203.0.113.9', '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    [2, '192.0.2.1, 198.51.100.7, 203.0.113.9', '198.51.100.7'],
    [2, '203.0.113.9', '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '203.0.113.9,', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
  ])('behind %i proxies of our own, with %j forwarded, is %s', async (trustProxy, forwarded, address) => {
    expect(await seen(trustProxy, forwarded)).toBe(address);
  });

  const PROXIES = '127.0.0.1,10.0.0.0/8,2001:db8:1::/48';

  test.each([
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['2001:db8:1::7', '203.0.113.9', '203.0.113.9'],
    // Any number of our own proxies in between; entries further left, which the client wrote, are ignored.
    ['127.0.0.1', '192.0.2.1, 203.0.113.9, 10.7.7.7, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    // A caller that bypasses the proxies is not believed.
    ['203.0.113.66', '198.51.100.7', '203.0.113.66'],
    ['11.0.0.1', '198.51.100.7', '11.0.0.1'],
    ['2001:db8:2::7', '198.51.100.7', '2001:db8:2::7'],
  ])('from %s, with %j forwarded and proxies named by network, is %s', async (socket, forwarded, address) => {
    expect(await seen(readTrustedProxies(PROXIES) ?? 0, forwarded, socket)).toBe(address);
  });

  test('is unknown where the socket has none', async () => expect(await seen(0, undefined, '')).toBe('null'));
});
