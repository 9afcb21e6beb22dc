import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A client in a thread of its own: uploads a file, and makes other calls meanwhile, one begun every 25 ms.

export interface Upload {
  port: number;
  token: string;
  path: string;
  body: Uint8Array;
  others: [method: string, path: string, body?: object][];
}

export interface Uploaded {
  status: number;
  ms: number;
  matched: number;
  /** Milliseconds of each other call. */
  others: number[];
  failed: number;
}

const EVERY_MS = 25;
const { port, token, path, body, others } = workerData as Upload;
const origin = `http://127.0.0.1:${port}`;
const authorization = `Bearer ${token}`;

const times: number[] = [];
let failed = 0;
async function call([method, at, sent]: Upload['others'][number]): Promise<void> {
  const start = performance.now();
  const answer = await fetch(origin + at, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  await answer.arrayBuffer();
  times.push(performance.now() - start);
  if (!answer.ok) failed += 1;
}

// The first calls prepare their statements.
for (let round = 0; round < 3; round++) for (const one of others) await call(one);
times.length = 0;
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
const pending: Promise<void>[] = [];
for (let index = 0; !isDone; index++) {
  pending.push(call(others[index % others.length] as Upload['others'][number]));
  await after(EVERY_MS);
}
const outcome = await upload;
await Promise.all(pending);
parentPort?.postMessage({ ...outcome, others: times, failed } satisfies Uploaded);
