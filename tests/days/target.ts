import { Duplex } from 'node:stream';
import type { Random } from '../../demo/random.ts';
import type { Network } from '../../server/delivery/post.ts';
import type { Machine } from './host.ts';
import { checkContent } from './invariants/targets.ts';
import { checkMessage } from './invariants/webhook-times.ts';
import { checkArrival, checkSending, isNoted, type Sending } from './invariants/webhooks.ts';
import type { World } from './world.ts';

/** A message as it arrived. */
export interface Arrived {
  target: string;
  id: string;
  type: string;
  subject: string;
  /** Whether the target took it, whatever became of its answer. */
  isTaken: boolean;
}

/** The receivers of webhooks, outside of all processes, each with a host name of its own. */
export class Targets {
  readonly #world: World;
  readonly arrived: Arrived[] = [];
  /** Targets that are down. */
  readonly down = new Set<string>();
  /** From now on all is well. */
  isWell = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** The network of one process. */
  networkOf(machine: Machine): Network {
    return {
      resolve: async () => ['8.8.8.8'],
      connect: () => this.#connection(machine),
    };
  }

  #connection(machine: Machine): Duplex {
    let received = '';
    const socket = new Duplex({
      read() {},
      write: (chunk, _encoding, done) => {
        received += String(chunk);
        if (isWhole(received))
          this.#receive(machine, received, socket).catch((error: unknown) => this.#world.fail(error));
        done();
      },
    });
    return socket;
  }

  async #receive(machine: Machine, text: string, socket: Duplex): Promise<void> {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const host = headerOf(head, 'host');
    const id = headerOf(head, 'webhook-id');
    const { type, data } = JSON.parse(body) as { type: string; data: { subject_type?: string; subject_id?: string } };
    const subject = `${data.subject_type ?? ''}:${data.subject_id ?? ''}`;
    let isAnswered = false;
    const sending = checkSending(this.#world, host, id, () => !isAnswered && !socket.destroyed && machine.isAlive);
    checkMessage(this.#world, machine, host, (name) => headerOf(head, name), body);
    const question = this.#world.questions.begin({
      machine,
      what: `webhook ${id} to ${host}`,
      patienceMs: PATIENCE_MS,
      graceMs: GRACE_MS,
      isNoted: () => isNoted(this.#world, sending, machine),
    });
    socket.on('close', () => this.#world.questions.givenUp(question));
    const sent = await this.#world.schedule.turn(undefined, `webhook ${id} reaches ${host}`);
    const outcome = this.isWell ? 'taken' : this.down.has(host) ? 'lost' : this.#outcome(sent);
    const isTaken = outcome === 'taken' || outcome === 'answer lost';
    if (outcome !== 'lost') {
      const arrived = { target: host, id, type, subject, isTaken };
      this.arrived.push(arrived);
      checkArrival(this.#world, this.arrived);
      checkContent(this.#world, id, type, data);
    }
    if (!this.isWell && sent.chance(this.#world.tendencies.slow)) await this.#afterAWhile(sent);
    await this.#world.schedule.turn(machine, `the answer of ${host} to webhook ${id}`);
    isAnswered = true;
    if (!socket.destroyed) this.#world.questions.heard(question);
    this.#answer(sending, outcome, socket);
  }

  #answer(sending: Sending, outcome: Outcome, socket: Duplex): void {
    // The sender may have given up.
    sending.isHeard = outcome === 'taken' && !socket.destroyed;
    if (outcome === 'taken') socket.push('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    else if (outcome === 'refused') socket.push('HTTP/1.1 500 Bad\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    else socket.destroy(new Error('broken'));
  }

  #outcome(sent: Random): Outcome {
    return sent.chance(this.#world.tendencies.taken) ? 'taken' : sent.pick(FAILURES);
  }

  #afterAWhile(sent: Random): Promise<void> {
    return new Promise((resolve) => this.#world.later(sent.int(SLOW_MS.least, SLOW_MS.most), resolve));
  }
}

/** As long as a sender waits for an answer, and once it was told to stop. */
const PATIENCE_MS = 10_000;
const GRACE_MS = 3_000;

type Outcome = 'taken' | (typeof FAILURES)[number];
const FAILURES = ['answer lost', 'lost', 'refused'] as const;
/** Shorter and longer than a sender waits for the answer. */
const SLOW_MS = { least: 1_000, most: 14_000 };

const headerOf = (head: string, name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n');
  return at >= 0 && Buffer.byteLength(text.slice(at + 4)) >= Number(headerOf(text.slice(0, at), 'content-length'));
}
