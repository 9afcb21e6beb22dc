import { connect, type Socket } from 'node:net';

// A minimal HTTP client: Node's own clients use as much CPU as the server that is measured.

export interface Answer {
  status: number;
  /** Bytes, so that no time is spent on decoding a body that is only measured. */
  body: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A kept-alive connection that sends one request at a time, each after the previous answer. */
export class Connection {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | undefined;
  #received: Buffer[] = [];
  #length = 0;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** @throws Error when the connection breaks before the answer is complete */
  request(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (body !== '') lines.push('content-type: application/json\r\n');
    const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    const text = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\n${lines.join('')}${length}\r\n${body}`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#open().write(text);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    if (this.#socket) return this.#socket;
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true });
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#fail(new Error('the connection broke'));
    });
    this.#socket = socket;
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#length += chunk.length;
    const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received, this.#length);
    this.#received = [all];
    const answer = parse(all);
    if (answer === undefined) return;
    const waiting = this.#waiting;
    this.#forget();
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#forget();
    waiting?.reject(error);
  }

  #forget(): void {
    this.#waiting = undefined;
    this.#received = [];
    this.#length = 0;
  }
}

/** The answer, once it has arrived completely. */
function parse(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const from = end + END_OF_HEAD.length;
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length !== undefined) {
    const to = from + Number(length);
    return bytes.length < to ? undefined : { status, body: bytes.subarray(from, to) };
  }
  if (status === 204 || status === 304) return { status, body: Buffer.alloc(0) };
  const body = unchunked(bytes, from);
  return body && { status, body };
}

function unchunked(bytes: Buffer, start: number): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let from = start; ; ) {
    const line = bytes.indexOf('\r\n', from);
    if (line === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', from, line), 16);
    const next = line + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    from = next;
  }
}
