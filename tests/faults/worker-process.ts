import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { PaymentWorker, type WorkerPoint } from '../../server/payments/payment-worker.ts';
import { HttpRail } from '../../server/payments/rail/http-rail.ts';

// The real worker as a process of its own, which kills itself with SIGKILL when it reaches the point KILL_AT for the KILL_NTH time.

const { DATABASE_URL = '', PAYMENT_RAIL = '', PAYMENT_LEASE, KILL_AT, KILL_NTH = '1' } = process.env;

let seen = 0;
let newest: WorkerPoint | undefined;

function die(): void {
  writeSync(1, `killed at ${KILL_AT}\n`);
  process.kill(process.pid, 'SIGKILL');
}

function at(point: WorkerPoint): void {
  newest = point;
  // "sending" is announced before its transaction begins: see `dyingBeforeItCommits`.
  if (point === 'sending' || point !== KILL_AT || ++seen < Number(KILL_NTH)) return;
  // While the rail is being called: by then it has received some of the requests, executed some and answered some.
  if (point === 'asking') setTimeout(die, Math.random() * 30);
  else die();
}

/** Dies after the attempt is written but before it is committed. The worker begins the transaction right after announcing it. */
function dyingBeforeItCommits(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const sends = newest === 'sending';
    newest = undefined;
    return transaction(async (tx) => {
      const result = await work(tx);
      if (sends && KILL_AT === 'sending' && ++seen >= Number(KILL_NTH)) die();
      return result;
    }, config);
  };
  return db;
}

/** While many processes are starting, connecting may be slow; in production, a supervisor would restart the worker. */
async function connect(tries = 20): Promise<Connection> {
  try {
    return await connectServer(DATABASE_URL);
  } catch (error) {
    if (tries === 1) throw error;
    return connect(tries - 1);
  }
}

const { db, close } = await connect();
const worker = new PaymentWorker({
  db: dyingBeforeItCommits(db),
  rail: new HttpRail({ url: PAYMENT_RAIL }),
  log: pino({ level: 'silent' }),
  processAfterMinutes: 0,
  leaseSeconds: Number(PAYMENT_LEASE),
  concurrency: 4,
  at,
});
worker.start();
writeSync(1, 'the worker runs\n');
process.on('SIGTERM', () => void worker.stop().then(close));
