import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PaymentRequest } from './http-rail.ts';
import type { ListedPayment, ListedPayments } from './listed-payments.ts';
import type { Payment } from './rail.ts';
import type { RailPayment } from './rail-list.ts';
import { KeyReused, SimulatedRail } from './simulator.ts';

// `npm run rail`: the simulator as a separate program, for several servers over one database and for tests. It speaks the protocol of
// http-rail.ts, and prints its address.

const env = process.env;
const share = (name: string): number => Number(env[name] || 0);

const rail = new SimulatedRail({
  journalPath: resolve(env.JOURNAL || '.data/rail-journal.jsonl'),
  delayMs: Number(env.DELAY_MS || 0),
  refused: share('REFUSED'),
  silentAfter: share('SILENT_AFTER'),
  silentBefore: share('SILENT_BEFORE'),
  returned: share('RETURNED'),
  returnAfterMs: Number(env.RETURN_AFTER_MS || 0),
  seed: env.SEED || '',
});

/** So that a page of the list has room for as many payments as it may have. */
const MAX_KEY = 300;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://simulator');
  if (request.method === 'GET' && pathname === '/payments') return send(response, 200, await listed(searchParams));
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || request.url !== '/payments') return send(response, 404, { message: 'Not found.' });
  if (typeof key !== 'string' || key.length > MAX_KEY) {
    return send(response, 400, { message: `An Idempotency-Key of at most ${MAX_KEY} characters is required.` });
  }
  const payment = toPayment(JSON.parse(await text(request)));
  const gone = new AbortController();
  response.on('close', () => gone.abort(new Error('the client went away')));
  const paid = await rail.pay(key, payment, gone.signal);
  if (paid.outcome === 'paid') return send(response, 200, { status: 'paid', reference: paid.reference });
  return send(response, 200, { status: 'refused', reason: paid.reason });
}

async function listed(query: URLSearchParams): Promise<ListedPayments> {
  const after = query.get('after') ?? undefined;
  const onlyReturned = query.get('status') === 'returned';
  const { payments, next } = await rail.list({ since: new Date(query.get('since') ?? 0), onlyReturned, after });
  return { payments: payments.map(toListed), next: next ?? null };
}

function toListed({ key, reference, amountCents, paidAt, returned }: RailPayment): ListedPayment {
  const paid = { key, reference, amount_cents: amountCents, paid_at: paidAt.toISOString() };
  if (!returned) return { ...paid, status: 'paid' };
  return {
    ...paid,
    status: 'returned',
    returned_at: returned.at.toISOString(),
    return_reference: returned.reference,
    ...(returned.code !== undefined && { return_code: returned.code }),
    return_reason: returned.reason,
  };
}

function toPayment(request: PaymentRequest): Payment {
  const account = request.bank_account;
  return {
    withdrawalId: request.withdrawal_id,
    playerId: request.player_id,
    amountCents: request.amount_cents,
    bankName: account.bank_name,
    accountLast4: account.account_last4,
    routingLast4: account.routing_last4,
    accountType: account.account_type,
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    if (response.destroyed || response.headersSent) return;
    send(response, error instanceof KeyReused ? 409 : 500, { message: error.message });
  });
});
const port = Number(env.RAIL_PORT || 4620);
server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const words = `Port ${port} is taken. End the program that listens there, or choose another port by RAIL_PORT.`;
  process.stderr.write(`${code === 'EADDRINUSE' ? words : message}\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address() as AddressInfo;
  process.stdout.write(`The payment simulator is ready at http://127.0.0.1:${address.port}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    void rail.close();
  });
}
