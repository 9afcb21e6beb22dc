// The heap of another process after a full collection, over Node's inspector: without one, its size says when the last collection was.

/** Makes a process open its inspector, on a free port that its output names. */
export const WITH_INSPECTOR = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export interface Inspector {
  /** Collects everything that nothing refers to any more. @returns the heap in use, in megabytes */
  heapAfterCollection(): Promise<number>;
  close(): void;
}

/** @param output of a process that was started with `WITH_INSPECTOR` */
export async function inspect(output: string): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error(`The process has opened no inspector:\n${output}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)));
  });
  let asked = 0;
  const ask = (method: string): Promise<Record<string, number>> => {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      const take = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener('message', take);
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve(answer.result);
      };
      socket.addEventListener('message', take);
      socket.send(JSON.stringify({ id, method }));
    });
  };
  return {
    heapAfterCollection: async () => {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize = Number.NaN } = await ask('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
