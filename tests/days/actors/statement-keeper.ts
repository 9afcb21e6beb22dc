import type { Random } from '../../../demo/random.ts';
import { keyParts } from '../../../server/payments/rail/rail.ts';
import type { RailPayment } from '../../../server/payments/rail/rail-list.ts';
import { type Actor, somebody } from '../actor.ts';
import type { Answer, Caller } from '../call.ts';
import { nameOf } from '../erasures.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const DIFFERENCES = '/api/admin/system/reconciliation/differences';
const STATEMENTS = '/api/admin/system/reconciliation/statements';
const PEOPLE = ['fay', 'fred', 'ada', 'alan'];
const DAY_MS = 24 * 60 * 60_000;

interface Memory {
  files: { content: string; rows: number }[];
  /** Payments that are in a file. */
  named: Set<string>;
}

const memoryOf = ({ memory }: World): Memory => {
  const known = (memory.get('statements') as Memory | undefined) ?? { files: [], named: new Set() };
  memory.set('statements', known);
  return known;
};

/** Finance, who upload the bank's files, decide what the server proposes, explain the rest, and close the statements. */
export const statementKeeper: Actor = {
  name: 'statement keeper',
  weight: 3,
  act(world, random) {
    const caller = somebody(world, random, PEOPLE, 'payments.control');
    if (random.chance(0.35)) upload(world, random, caller);
    else look(world, caller);
  },
};

/** Uploads a file of the payments that the rail made lately, or one that was uploaded before. */
function upload(world: World, random: Random, caller: Caller): void {
  const memory = memoryOf(world);
  const isOld = memory.files.length > 0 && random.chance(0.2);
  const file = isOld ? random.pick(memory.files) : aFile(world, random);
  if (!file) return;
  if (!isOld) memory.files.push(file);
  const answered = ({ status, body, text }: Answer) => {
    if (status !== 200 && status !== 201) return;
    const { lines, overlapping } = body.statement;
    if (body.already_there !== (status === 200) || lines + overlapping !== file.rows)
      world.fail(new Wrong('statement', `a file of ${file.rows} rows is answered ${status} ${text}`));
  };
  const path = `${STATEMENTS}?file_name=%23${world.calls.next}.csv`;
  world.calls.begin({ caller, path, file: file.content, isKeyed: false, answered });
}

/** The ways in which the bank names a payment. */
const FORMS: ((payment: RailPayment) => string)[] = [
  ({ key }) => key,
  ({ key }) => idOf(key),
  ({ key }) => idOf(key).replaceAll('-', ''),
  ({ reference }) => reference,
  () => 'ACH TRANSFER',
];
const idOf = (key: string) => keyParts(key)?.withdrawalId ?? key;
const usd = (cents: number) => (cents / 100).toFixed(2);

/** Each payment has its line, or two share one, or one has two; some came back; and one is of nobody here. */
function aFile(world: World, random: Random): Memory['files'][number] | undefined {
  const payments = world.rail.payments.slice(-random.int(1, 10));
  if (payments.length === 0) return undefined;
  const rows: string[] = [];
  const book = ({ paidAt }: RailPayment, name: string, cents: number, text = '') => {
    const day = new Date(paidAt.getTime() + random.int(0, 1) * DAY_MS).toISOString().slice(0, 10);
    rows.push(`${day},${name},${usd(cents)},${text}`);
  };
  for (let index = 0; index < payments.length; index++) {
    const one = payments[index] as RailPayment;
    const next = payments[index + 1];
    if (next && random.chance(0.1)) {
      book(
        one,
        random.chance(0.5) ? `${idOf(one.key)} ${idOf(next.key)}` : 'BATCH',
        -one.amountCents - next.amountCents,
      );
      index += 1;
    } else if (one.amountCents > 200 && random.chance(0.1)) {
      book(one, idOf(one.key), -100);
      if (random.chance(0.6)) book(one, idOf(one.key), 100 - one.amountCents);
    } else if (isNew(world, one) && random.chance(0.4)) {
      // A player's name is only in a line that surely names their payment.
      book(one, idOf(one.key), -one.amountCents, `To ${playerNameOf(world, one)}@example.com`);
    } else book(one, random.pick(FORMS)(one), -one.amountCents);
    memoryOf(world).named.add(one.key);
    if (one.returned || random.chance(0.05)) book(one, `RETURN ${idOf(one.key)}`, one.amountCents);
  }
  if (random.chance(0.5)) rows.push(`${new Date(world.now).toISOString().slice(0, 10)},Rent,-12.00,`);
  return { content: ['Date,Reference,Amount,Text', ...rows].join('\n'), rows: rows.length };
}

/** Completed here, of a known player, and in no file before. */
function isNew(world: World, { key }: RailPayment): boolean {
  const steps = world.known.steps.get(idOf(key)) ?? [];
  const isPaidOnce = steps.filter(({ action }) => action === 'process' || action === 'retry').length === 1;
  return isPaidOnce && steps.at(-1)?.action === 'complete' && !memoryOf(world).named.has(key);
}

const playerNameOf = (world: World, { key }: RailPayment) => nameOf(world.known.stops.playerOf.get(idOf(key)) ?? '');

/** Opens a statement and does something about it. */
function look(world: World, caller: Caller): void {
  const answered = ({ status, body }: Answer) => {
    const random = world.drawing;
    const known: Statement[] = status === 200 ? body.statements : [];
    const open = known.filter(({ state }) => state === 'open');
    const fitting = open.length > 0 && random.chance(0.85) ? open : known;
    if (fitting.length > 0) decide(world, random, caller, random.pick(fitting));
  };
  world.calls.begin({ caller, method: 'GET', path: `${STATEMENTS}?limit=20`, answered });
}

interface Statement {
  id: string;
  state: string;
  counts: Record<string, number>;
}

interface Line {
  id: string;
  state: string;
  match: { id: string } | null;
  difference: { id: string; closed_at: string | null } | null;
}

function decide(world: World, random: Random, caller: Caller, { id, state, counts }: Statement): void {
  const post = (path: string, body?: object, by = caller) =>
    world.calls.begin({ caller: by, path: `${STATEMENTS}/${id}/${path}`, ...(body && { body }) });
  const reason = () => ({ reason: `#${world.calls.next}` });
  if (state === 'open' && random.chance(counts.unfinished === 0 ? 0.8 : 0.05)) return void post('close');
  if (random.chance(0.06)) return void post(state === 'closed' ? 'reopen' : 'discard', reason());
  const states = ['proposed', 'proposed', 'returned', 'returned', 'open', 'open', 'matched', 'left_out'];
  const filled = states.filter((one) => (counts[one] ?? 0) > 0);
  const ofState = random.pick(filled.length > 0 ? filled : states);
  const answered = ({ status, body }: Answer) => {
    const lines: Line[] = status === 200 ? body.lines : [];
    if (lines.length === 0) return;
    const draw = world.drawing;
    const other = world.staff.named(draw.pick(PEOPLE));
    const some = lines.slice(0, draw.int(1, 5));
    if (draw.chance(0.25)) {
      const verb = draw.pick(['bulk-confirm', 'bulk-reject', 'bulk-undo', 'bulk-leave-out']);
      const ids = { line_ids: some.map((line) => line.id) };
      return void post(verb, verb === 'bulk-leave-out' ? { ...ids, ...reason() } : ids);
    }
    for (const line of some) {
      const by = draw.chance(0.8) ? caller : other;
      if (line.state === 'open') settleOpen(world, draw, by, id, line);
      else post(`lines/${line.id}/${verbFor(draw, line)}`, undefined, by);
      // Two people decide one line.
      if (draw.chance(0.1)) post(`lines/${line.id}/${verbFor(draw, line)}`, undefined, other);
    }
  };
  world.calls.begin({ caller, method: 'GET', path: `${STATEMENTS}/${id}/lines?state=${ofState}`, answered });
}

function verbFor(random: Random, { state, match }: Line): string {
  if (match === null || state === 'matched') return random.chance(0.7) ? 'undo' : 'confirm';
  return random.pick(['confirm', 'confirm', 'confirm', 'reject', 'undo']);
}

/** Explains an open line, matches it with payments of the server's offer, or takes back what made it open. */
function settleOpen(world: World, random: Random, caller: Caller, id: string, { id: lineId, difference }: Line): void {
  const line = `${STATEMENTS}/${id}/lines/${lineId}`;
  if (random.chance(0.15)) return void world.calls.begin({ caller, path: `${line}/undo` });
  if (difference && difference.closed_at === null && random.chance(0.6)) {
    const body = { explanation: `#${world.calls.next}` };
    return void world.calls.begin({ caller, path: `${DIFFERENCES}/${difference.id}/close`, body });
  }
  const answered = ({ status, body }: Answer) => {
    const offered: { withdrawal_id: string; attempt: number }[] = status === 200 ? body.candidates : [];
    const [first] = offered;
    if (!first) return;
    const payments = [{ withdrawal_id: first.withdrawal_id, attempt: first.attempt }];
    world.calls.begin({ caller, path: `${line}/confirm`, body: { payments } });
  };
  world.calls.begin({ caller, method: 'GET', path: `${line}/candidates`, answered });
}
