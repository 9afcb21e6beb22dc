import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../http/local-only.ts';
import { cutIdleConnections, REQUEST_LIMITS } from '../http/socket-limits.ts';

/** Everybody who asks within this time gets the same text. */
const KEPT_MS = 1_000;
const MAX_CONNECTIONS = 50;

/** `GET /metrics` on a port of its own, which a proxy in front of the server does not pass on. */
export class MetricsEndpoint {
  readonly #server: Server;
  readonly #collect: () => Promise<string>;
  #text: Promise<string> | undefined;
  #collectedAt = Number.NEGATIVE_INFINITY;

  /** @param collect the metrics as text */
  constructor(collect: () => Promise<string>) {
    this.#collect = collect;
    this.#server = createServer(REQUEST_LIMITS, (request, response) => void this.#answer(request, response));
    this.#server.maxConnections = MAX_CONNECTIONS;
    cutIdleConnections(this.#server);
  }

  /** @throws Error when somebody else has the port */
  async listen({ host, port }: { host: string; port: number }): Promise<AddressInfo> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return this.#server.address() as AddressInfo;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    if (!isMeant(request)) {
      response.writeHead(403).end('This port is reached by a loopback address, and not by another name.\n');
      return;
    }
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await this.#current();
      response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text);
    } catch {
      response.writeHead(500).end();
    }
  }

  #current(): Promise<string> {
    const now = performance.now();
    if (this.#text === undefined || now - this.#collectedAt >= KEPT_MS) {
      this.#collectedAt = now;
      this.#text = this.#collect();
    }
    return this.#text;
  }
}

/**
 * Whether the caller means this machine. A web page whose own name leads to a loopback address could otherwise read the figures by the browser of
 * somebody on this machine. Any other address is for those who reach it (`METRICS_HOST`), by whatever name.
 */
function isMeant({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1) return false;
  const own = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = own === '::1' || own.startsWith('127.');
  return !isLoopback || isLoopbackHost(headers.host ?? '');
}
