import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

// Servers for answers that the project's own server would never give. Each has a port of its own.

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

export interface Listening {
  baseUrl: string;
  requests: IncomingMessage[];
  close(): void;
}

/** The first request gets the first answer, and so on; all further requests get the last one. */
export async function listen(...answers: RequestListener[]): Promise<Listening> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answers[Math.min(requests.length, answers.length) - 1]?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, requests, close: () => server.close() };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

/** An answer that asks to be repeated at once. */
export const busy = (status = 503) => json(status, { message: 'Busy.' }, { 'retry-after': '0' });

export const errorOf = (promise: Promise<unknown>): Promise<Record<string, unknown> & Error> =>
  promise.then(
    () => Promise.reject(new Error('It should have been refused.')),
    (error) => error,
  );
