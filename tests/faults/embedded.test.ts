import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { connectEmbedded } from '../../server/db/connection/connect.ts';
import { payouts } from '../../server/db/schema/revenue.ts';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';
import { randomOf } from './cluster.ts';
import { report, size } from './suite.ts';

const KILLS = size(1, 100);
/** The short form leaves them to tests/processes/start.test.ts. */
const INTRUDERS = size(0, 20);
const CLIENTS = 4;

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let port: number;
beforeAll(async () => {
  directory = await temporaryDirectory();
  await fillWithDemo(directory.path);
  port = await freePort();
});
afterAll(() => directory?.remove());

/** Withdrawals are sent and paid at once, so that kills also hit payments in progress. */
const start = () =>
  startServer({
    DATA_DIR: directory.path,
    PORT: String(port),
    PAYMENT_RAIL: 'simulator',
    SIMULATOR_DELAY: '0.1',
    PROCESS_AFTER: '0',
    PAYMENT_LEASE: '1',
  });

async function signIn({ origin }: ServerProcess): Promise<string> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  return (await answer.json()).access_token;
}

/** Pays out one dollar; true when the answer says that it was paid. */
async function payOneDollar(token: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/company-revenue/process-payout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ payout_amount: 1, payout_method: 'ACH', notes: key }),
    });
    return answer.status === 200 && (await answer.json()).success === true;
  } catch {
    return false;
  }
}

test('what the embedded database acknowledged outlives a killed process, and nobody else gets in meanwhile', async () => {
  const random = randomOf(1);
  const told = new Set<string>();
  let operations = 0;
  let refused = 0;
  let server = await start();
  const token = await signIn(server);
  for (let kill = 0; kill < KILLS; kill++) {
    let alive = true;
    const client = async (number: number) => {
      for (let time = 0; alive; time++) {
        const key = `${kill}-${number}-${time}`;
        operations += 1;
        if (await payOneDollar(token, key)) told.add(key);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    if (kill < INTRUDERS) {
      const intruder = await start().then(
        (process) => process.kill().then(() => 'came in'),
        (error: Error) => error.message,
      );
      if (/in use|another process/i.test(intruder)) refused += 1;
    }
    // Or on a slow machine nothing would be answered before it is killed.
    const before = told.size;
    await expect.poll(() => told.size).toBeGreaterThan(before);
    await after(100 + random() * 500);
    await server.kill();
    alive = false;
    await Promise.all(clients);
    server = await start();
  }
  await server.stop();

  const connection = await connectEmbedded(directory.path);
  const notes = (await connection.db.select().from(payouts)).map((payout) => payout.notes ?? '');
  const kept = notes.filter((note) => /^\d+-\d+-\d+$/.test(note));
  const broken = await brokenInvariants(connection.db);
  await connection.close();
  const lost = [...told].filter((key) => !kept.includes(key)).length;
  const double = kept.length - new Set(kept).size;
  report('embedded', {
    operations,
    faults: KILLS + INTRUDERS,
    lost,
    double,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect({ lost, double }).toEqual({ lost: 0, double: 0 });
  expect(told.size).toBeGreaterThan(KILLS);
  expect(refused).toBe(INTRUDERS);
});
