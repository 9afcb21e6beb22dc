import { request } from 'node:http';
import { parentPort } from 'node:worker_threads';

// A client in a thread of its own, so that its work does not count as the server's: it is given a body, and sends it when told.

export interface Sent {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

let held: Sent | undefined;

parentPort?.on('message', (message: Sent | 'go') => {
  if (message !== 'go') {
    held = message;
    parentPort?.postMessage('held');
    return;
  }
  if (!held) return;
  const { body, headers, ...where } = held;
  const length = { 'content-length': String(body.length) };
  let isTold = false;
  // A connection may fail after its answer has come, which then counts.
  const tell = (outcome: number | string | undefined) => {
    if (!isTold) parentPort?.postMessage(outcome);
    isTold = true;
  };
  const sending = request({ host: '127.0.0.1', ...where, headers: { ...headers, ...length } }, (response) => {
    response.resume().once('end', () => tell(response.statusCode));
  });
  sending.once('error', ({ message: text }) => tell(text)).end(body);
});
