import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Contract } from '../read-contract.ts';
import { conform, NoSession, type Records } from './conform.ts';
import { callsOf, SCREENS } from './screens.ts';
import { summary, words } from './words.ts';

// The program: whether a back end fits the core contract, and what the portal makes of each difference.

const usageOf = (command: string) => `Usage: ${command} <http://your-back-end> --username <name> [--json]
         [--only <operation or screen>] (repeatable)
         [--transaction <id>] [--withdrawal <id>] [--game <id>]
         [--write <changes>]

Calls what reads, on the records that you name, or on the first of each list. The password is the environment variable
COINOP_PASSWORD, or it is asked for. --only judges one call, such as listGames, or those of one screen. With --write it also changes what you name:

  --set-status <transaction>=<status>       --approve <withdrawal>            --reject <withdrawal>
  --bulk-approve <withdrawal> (repeatable)  --bulk-reject <withdrawal>        --process <withdrawal>
  --retry <withdrawal>                      --save-game <game>                --toggle-game <game> (twice)
  --new-item <game> (created, deleted)      --payout <dollars>

Exit code: 0 every call that was asked for fits, 1 one differs, is absent or was refused, 2 nothing was judged.`;

const ONE = { type: 'string' } as const;
const MANY = { type: 'string', multiple: true } as const;
const READS = { transaction: ONE, withdrawal: ONE, game: ONE };
const CHANGES = {
  ...{
    'set-status': ONE,
    approve: ONE,
    reject: ONE,
    'bulk-approve': MANY,
    'bulk-reject': MANY,
    process: ONE,
    retry: ONE,
  },
  ...{ 'save-game': ONE, 'toggle-game': ONE, 'new-item': ONE, payout: ONE },
};
const OPTIONS = {
  username: ONE,
  json: { type: 'boolean' },
  only: MANY,
  write: { type: 'boolean' },
  ...READS,
  ...CHANGES,
} as const;

/** The command was used in another way than it says. */
class WrongUse extends Error {}

function optionsIn(args: string[]) {
  const parsed = (() => {
    try {
      return parseArgs({ args, options: OPTIONS, allowPositionals: true });
    } catch (error) {
      throw new WrongUse((error as Error).message);
    }
  })();
  const { positionals, values } = parsed;
  const [address, ...rest] = positionals;
  const { username, json = false, only = [], write = false, ...records } = values;
  if (address === undefined || rest.length > 0) throw new WrongUse('Give the address of one back end.');
  if (!username) throw new WrongUse('Give --username.');
  const unknown = only.find((name) => callsOf(name).length === 0);
  if (unknown !== undefined) {
    throw new WrongUse(`--only takes an operation of the contract, or one of ${Object.keys(SCREENS).join(', ')}.`);
  }
  const change = Object.keys(records).find((name) => name in CHANGES);
  if (change && !write) throw new WrongUse(`--${change} changes a record: give --write as well.`);
  if (write && !change) throw new WrongUse('--write changes only what you name: give a change as well.');
  if (records['set-status'] && !/.=\w+$/s.test(records['set-status']))
    throw new WrongUse('--set-status takes <id>=<status>.');
  if (records.payout && !/^\d{1,9}(\.\d{1,2})?$/.test(records.payout))
    throw new WrongUse('--payout takes dollars: 12.50');
  return { origin: originOf(address), username, json, only, records: records as Records };
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  if (!isPlain) throw new WrongUse(`${address} is not an origin such as http://127.0.0.1:8080: no path, no password.`);
  return url.origin;
}

/** From the environment or the terminal, never from an argument, which other users of the machine can read. */
async function password(): Promise<string> {
  const { COINOP_PASSWORD } = process.env;
  if (COINOP_PASSWORD) return COINOP_PASSWORD;
  if (!process.stdin.isTTY) throw new WrongUse('Set COINOP_PASSWORD, or run this in a terminal, which asks for it.');
  process.stderr.write('Password: ');
  // Without an output nothing is echoed.
  const terminal = createInterface({ input: process.stdin, terminal: true });
  const [line] = (await once(terminal, 'line')) as [string];
  terminal.close();
  process.stderr.write('\n');
  return line;
}

type Core = Pick<Contract, 'follow' | 'operations'>;

async function judged(command: string, core: Core, args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${usageOf(command)}\n`);
    return 0;
  }
  const { origin, username, json, only, records } = optionsIn(args);
  const lines = await conform(core, origin, { username, password: await password() }, records, only);
  const text = json ? JSON.stringify({ origin, screens: summary(lines), calls: lines }, null, 2) : words(lines);
  process.stdout.write(`${text}\n`);
  // Of what --only names, nothing may have been called.
  if (lines.every(({ verdict }) => verdict === 'not called')) return 2;
  return lines.every(({ verdict }) => verdict === 'fits' || verdict === 'not called') ? 0 : 1;
}

/** @param command what somebody types to run it */
export function runConform(command: string, core: Core): void {
  judged(command, core, process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      if (!(error instanceof WrongUse) && !(error instanceof NoSession)) throw error;
      process.stderr.write(`${error.message}${error instanceof WrongUse ? `\n\n${usageOf(command)}` : ''}\n`);
      process.exitCode = 2;
    },
  );
}
