import { Busy } from '../domain/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';

/** Of one person, in all browsers; a browser needs one. */
const MOST_PER_PERSON = 20;
const MOST_PER_PROCESS = 1_000;

/** A proxy or a browser takes a connection for dead that says nothing for much longer, and so does `cutIdleConnections`. */
const BEAT_EVERY_MS = 10_000;
/** Every third beat, sessions are looked up again. */
const BEATS_PER_CHECK = 3;

const TEXT = new TextEncoder();
const BEAT = TEXT.encode(':\n\n');

/** A client that has not taken this many messages is gone, or too slow for news. */
const MOST_UNREAD = 100;

/** A stream of server-sent events to one client. */
export class OpenStream {
  readonly adminId: string;
  /** Rejects when the stream may not go on. */
  readonly check: () => Promise<void>;
  readonly #onEnd: (() => void)[] = [];
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(adminId: string, check: () => Promise<void>) {
    this.adminId = adminId;
    this.check = check;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#end(),
    });
  }

  onEnd(work: () => void): void {
    this.#onEnd.push(work);
  }

  send(message: object): void {
    this.#write(TEXT.encode(`data: ${JSON.stringify(message)}\n\n`));
  }

  beat(): void {
    this.#write(BEAT);
  }

  /** The client opens another one, which is judged anew. */
  end(): void {
    this.#controller?.close();
    this.#end();
  }

  #write(bytes: Uint8Array): void {
    if (!this.#controller) return;
    if ((this.#controller.desiredSize ?? 0) < -MOST_UNREAD) this.#cut();
    else this.#controller.enqueue(bytes);
  }

  /** Unread messages are not kept for a client that does not read. */
  #cut(): void {
    this.#controller?.error(new Error('the client does not read'));
    this.#end();
  }

  #end(): void {
    this.#controller = undefined;
    for (const work of this.#onEnd.splice(0)) work();
  }
}

/** The streams of this process. */
export class OpenStreams {
  readonly #open = new Set<OpenStream>();
  #beats = 0;
  readonly loop = new WorkLoop({
    name: 'Open streams',
    pauseMs: BEAT_EVERY_MS,
    firstAfterMs: BEAT_EVERY_MS,
    work: async () => this.beat(),
  });

  /**
   * @param closing aborted when the server stops answering, which ends all streams: their clients open others. Not before that, while a load
   * balancer may still lead them to this process.
   */
  constructor(closing?: AbortSignal) {
    closing?.addEventListener('abort', () => {
      for (const stream of [...this.#open]) stream.end();
    });
  }

  /** @throws Busy when there are too many */
  add(stream: OpenStream): void {
    const own = [...this.#open].filter(({ adminId }) => adminId === stream.adminId).length;
    if (own >= MOST_PER_PERSON) throw new Busy('streams of yours', 60);
    if (this.#open.size >= MOST_PER_PROCESS) throw new Busy('streams', 60);
    this.#open.add(stream);
    this.loop.start();
    stream.onEnd(() => {
      this.#open.delete(stream);
      if (this.#open.size === 0) void this.loop.stop();
    });
  }

  /** Shows that every stream is alive, and now and then ends those that may not go on: all in one turn, so that one query looks up all sessions. */
  beat(): void {
    const isCheck = ++this.#beats % BEATS_PER_CHECK === 0;
    for (const stream of [...this.#open]) {
      stream.beat();
      if (isCheck) stream.check().catch(() => stream.end());
    }
  }
}
