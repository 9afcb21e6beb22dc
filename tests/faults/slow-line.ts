import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The state of the connection between server and database. */
export type LineState =
  | { kind: 'well' }
  /** All data arrives this much later. */
  | { kind: 'late'; ms: number }
  /** Nothing arrives, but the connection stays open; the data arrives once the connection is well again. */
  | { kind: 'black hole' };

export interface SlowLine {
  port: number;
  set(state: LineState): void;
  /** Breaks all open connections. */
  reset(): void;
  close(): Promise<void>;
}

/** A TCP proxy to a port of this machine. */
export async function slowLine(target: number): Promise<SlowLine> {
  let state: LineState = { kind: 'well' };
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (data) => {
      const deliver = () => void (to.writable && to.write(data));
      // Later data must not overtake data that was held or delayed.
      if (state.kind === 'black hole') held.push(deliver);
      else if (state.kind === 'late') setTimeout(deliver, state.ms);
      else deliver();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server: Server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) sockets.add(socket);
    carry(incoming, outgoing);
    carry(outgoing, incoming);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      state = next;
      if (next.kind !== 'black hole') for (const deliver of held.splice(0)) deliver();
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
