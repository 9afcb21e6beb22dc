import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A client in a thread of its own: makes other calls, at first alone and then while it uploads a file.

export interface Upload {
  port: number;
  token: string;
  path: string;
  body: Uint8Array;
  others: [method: string, path: string, body?: object][];
  /** One of them begins every so many milliseconds. */
  everyMs: number;
}

export interface Uploaded {
  status: number;
  ms: number;
  matched: number;
  /** Milliseconds of each other call: without the upload, and during it. */
  alone: number[];
  others: number[];
  failed: number;
}

const ALONE_MS = 5_000;
const { port, token, path, body, others, everyMs } = workerData as Upload;
const origin = `http://127.0.0.1:${port}`;
const authorization = `Bearer ${token}`;

let failed = 0;
async function call(times: number[], [method, at, sent]: Upload['others'][number]): Promise<void> {
  const start = performance.now();
  const init = {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(sent && { body: JSON.stringify(sent) }),
  };
  const isAnswered = await fetch(origin + at, init).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
  times.push(performance.now() - start);
  if (!isAnswered) failed += 1;
}

/** Begins one call after the other, whether or not those before are answered, as people do. @returns the time of each */
async function callUntil(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  for (let index = 0; !isOver(); index++) {
    pending.push(call(times, others[index % others.length] as Upload['others'][number]));
    await after(everyMs);
  }
  await Promise.all(pending);
  return times;
}

// The first calls prepare their statements.
for (let round = 0; round < 3; round++) for (const one of others) await call([], one);
const begun = performance.now();
const alone = await callUntil(() => performance.now() - begun > ALONE_MS);
const start = performance.now();
let isDone = false;
const upload = fetch(origin + path, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/octet-stream' },
  body: new Blob([body as Uint8Array<ArrayBuffer>]),
}).then(async (answer) => {
  const { statement } = (await answer.json()) as { statement?: { counts: { matched: number } } };
  isDone = true;
  return { status: answer.status, ms: performance.now() - start, matched: statement?.counts.matched ?? 0 };
});
const times = await callUntil(() => isDone);
parentPort?.postMessage({ ...(await upload), alone, others: times, failed } satisfies Uploaded);
