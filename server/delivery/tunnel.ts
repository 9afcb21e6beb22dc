import { once } from 'node:events';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIPv4, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** The addresses to connect to, whichever answers: they were resolved and checked, so that nothing is resolved a second time. */
export interface Endpoint {
  addresses: readonly string[];
  port: number;
  /** Undefined for plain HTTP. */
  tls: { servername: string | undefined } | undefined;
}

/** The proxy through which this server reaches others. */
export interface OutgoingProxy {
  /** http or https, with a user and a password where the proxy asks for them. */
  url: string;
  /** Hosts that are reached without it, as in NO_PROXY: `example.org`, `.example.org`, `*`. */
  except: string;
}

/** Whether NO_PROXY names the host. */
export const isExcepted = (host: string, except: string): boolean =>
  except
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .some((one) => one === '*' || one === host || host.endsWith(`.${one.replace(/^\*?\./, '')}`));

/**
 * Connects through the proxy to the address that was checked, not to the name: the proxy would look it up itself, and could find an address in a
 * private network.
 */
export async function tunnel(proxy: OutgoingProxy, { addresses, port, tls }: Endpoint): Promise<Socket> {
  const address = addresses.find(isIPv4) ?? addresses[0] ?? '';
  const target = `${isIPv4(address) ? address : `[${address}]`}:${port}`;
  const { protocol, hostname, port: proxyPort, username, password } = new URL(proxy.url);
  const isSecure = protocol === 'https:';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const call = (isSecure ? requestSecurely : request)({
    host: hostname,
    port: proxyPort || (isSecure ? 443 : 80),
    method: 'CONNECT',
    path: target,
    headers: { Host: target, ...(username && { 'Proxy-Authorization': `Basic ${credentials}` }) },
    agent: false,
  });
  call.end();
  const [answer, socket] = (await once(call, 'connect')) as [{ statusCode: number }, Socket];
  if (answer.statusCode !== 200) {
    socket.destroy();
    throw Object.assign(new Error('the proxy refuses'), { code: `PROXY_ANSWERED_${answer.statusCode}` });
  }
  return tls ? connectTls({ socket, ...(tls.servername && { servername: tls.servername }) }) : socket;
}
