import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomOf } from './cluster.ts';

// Webhook targets that behave as badly as some do, by chance but always in the same order.

/** A message as it arrived, whatever became of the answer. */
export interface Arrived {
  id: string;
  subject: string;
  type: string;
  body: string;
  /** Whether the answer was one that means 'taken'. */
  taken: boolean;
}

export interface Target {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Answers nothing in a bad way from now on, and breaks off what hangs. */
  behave(): void;
  /** Breaks off what hangs. */
  letGo(): void;
  close(): void;
}

type Mood = (response: ServerResponse) => void;

const endless: Mood = (response) => {
  const write = () => {
    while (response.write('x'.repeat(16_384)));
  };
  response.writeHead(200).on('drain', write);
  write();
};

/** @param elsewhere the address to which it redirects */
export async function badTarget(seed: number, elsewhere: string): Promise<Target> {
  const random = randomOf(seed);
  const arrived: Arrived[] = [];
  const hanging = new Set<ServerResponse>();
  let bad = true;
  const taken: Mood[] = [(response) => response.writeHead(200).end('{"status": "failed", <nonsense>'), endless];
  const refusing: Mood[] = [
    (response) => void hanging.add(response),
    (response) => response.writeHead(500).end(),
    (response) => response.writeHead(404).end('{"status":"ok"}'),
    (response) => response.writeHead(307, { location: elsewhere }).end(),
    (response) => response.writeHead(301, { location: elsewhere }).end(),
    (response) => void response.socket?.destroy(),
  ];
  const oneOf = (moods: Mood[]) => moods[Math.floor(random() * moods.length)] as Mood;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // Its sender was killed on the way.
    if (body === undefined) return;
    const { type, data } = JSON.parse(body);
    const refuses = bad && random() < 0.4;
    const id = String(request.headers['webhook-id']);
    arrived.push({ id, subject: data.subject_id, type, body, taken: !refuses });
    if (refuses) return oneOf(refusing)(response);
    if (bad && random() < 0.4) return oneOf(taken)(response);
    response.writeHead(204).end();
  });
  const letGo = () => {
    for (const response of hanging) response.socket?.destroy();
    hanging.clear();
  };
  return {
    url: await listening(server),
    arrived,
    letGo,
    behave() {
      bad = false;
      letGo();
    },
    close: () => close(server),
  };
}

/** An address to which nothing may ever come. */
export async function forbiddenTarget(): Promise<{ url: string; connections(): number; close(): void }> {
  let connections = 0;
  const server = createServer((_, response) => response.writeHead(204).end());
  server.on('connection', () => connections++);
  return { url: await listening(server), connections: () => connections, close: () => close(server) };
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
