import { parseArgs } from 'node:util';
import { Book } from './book.ts';
import { delivered } from './delivery.ts';
import { Follower } from './follow.ts';
import { type Platform, store } from './platform.ts';
import { live, platformClock, sendCatalogue } from './run.ts';
import { World } from './world.ts';

// `npm run simulate`: a small game platform, made with our SDK, that runs against any server.

const USAGE = `Usage: npm run simulate [-- <options>]

A small game platform whose players register, buy, send, ask for withdrawals and take them back. It follows the feed of
decisions. At its end it compares its own records with the server's: after --records or --seconds, or on Ctrl-C.

  --url <address>      the server; default: COINOP_URL, or http://127.0.0.1:4600
  --token <token>      the token of a service account with the role platform; default: COINOP_TOKEN. Without one it signs in
                       as COINOP_USERNAME with COINOP_PASSWORD, by default as in the demo, and creates a service account
                       for a day
  --rate <number>      records per second; default: 2
  --speed <number>     how much faster the platform's clock runs than ours until it has caught up; default: 1
  --days <number>      how many days ago the platform's clock starts; default: 0, or 30 with --speed
  --seed <text>        the same seed gives the same happenings; default: 1
  --run <name>         part of every id; default: the time of the start
  --records <number>   ends after so many records
  --seconds <number>   ends after so long

Exit code: 0 both have the same, 1 they do not, 2 unknown.`;

/** Built from the contract by `npm run build:sdk`, which `npm run simulate` runs first. */
const SDK = process.env.COINOP_SDK ?? new URL('../dist-sdk/index.js', import.meta.url).href;
const DAY_MS = 24 * 60 * 60_000;

interface Sdk {
  createClient(options: { baseUrl: string; token?: string | undefined }): {
    platform: Platform;
    authentication: { adminLogin(body: { username: string; password: string }): Promise<{ access_token: string }> };
    adminUsers: {
      createServiceAccount(body: {
        name: string;
        roles: string[];
        expires_in_days: number;
      }): Promise<{ token: string }>;
    };
    setToken(token: string): void;
  };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readOptions() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ url: text, token: text, rate: text, speed: text, days: text, seed: text, run: text },
      ...{ records: text, seconds: text, help: { type: 'boolean' } },
    },
  });
  const number = (name: 'rate' | 'speed' | 'days' | 'records' | 'seconds'): number | undefined => {
    const given = values[name];
    if (given === undefined) return undefined;
    if (!/^\d+(\.\d+)?$/.test(given)) throw new Error(`--${name} ${given} is not a number.`);
    return Number(given);
  };
  const speed = number('speed') ?? 1;
  if (values.run !== undefined && !/^[A-Za-z0-9_-]{1,40}$/.test(values.run)) {
    throw new Error(`--run ${values.run} cannot be part of an id: letters, digits, _ and -, at most 40.`);
  }
  return {
    help: values.help === true,
    url: values.url ?? process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
    token: values.token ?? (process.env.COINOP_TOKEN || undefined),
    rate: number('rate') ?? 2,
    speed,
    days: number('days') ?? (speed > 1 ? 30 : 0),
    seed: values.seed ?? '1',
    run:
      values.run ??
      Math.floor(Date.now() / 1_000)
        .toString(36)
        .toUpperCase(),
    records: number('records'),
    seconds: number('seconds'),
  };
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    say(USAGE);
    return 0;
  }
  const { createClient }: Sdk = await import(SDK);
  const client = createClient({ baseUrl: options.url, token: options.token });
  if (options.token === undefined) {
    const { COINOP_USERNAME: username = 'admin', COINOP_PASSWORD: password = 'coinop-demo' } = process.env;
    client.setToken((await client.authentication.adminLogin({ username, password })).access_token);
    const account = { name: `simulated-platform-${options.run}`, roles: ['platform'], expires_in_days: 1 };
    client.setToken((await client.adminUsers.createServiceAccount(account)).token);
  }
  const { platform } = client;
  const { seed, run, rate, records } = options;
  const [world, book] = [new World({ seed, run }), new Book()];
  const follower = new Follower(platform, book);
  const startedAt = Date.now() - options.days * DAY_MS;
  await sendCatalogue(platform, book, startedAt);
  await follower.catchUp();
  say(`Run ${run} against ${options.url}: ${rate} records per second. Ctrl-C ends it.`);

  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupt(ended));
  const timer = options.seconds && setTimeout(() => ended.abort(), options.seconds * 1_000);
  const following = follower.follow(ended.signal);
  // Not awaited while things happen: a feed that fails ends the run.
  following.catch(() => ended.abort());
  const happened = await live(platform, world, book, {
    rate,
    clock: platformClock(startedAt, options.speed),
    records,
    ended: ended.signal,
  });
  ended.abort();
  clearTimeout(timer);
  await following;
  await follower.catchUp();
  return conclude(platform, book, happened);
}

/** Ends the run, which compares the records then; asked again, ends the program. Ctrl-C comes twice: from the terminal, and from npm. */
function interrupt(ended: AbortController): void {
  if (!ended.signal.aborted) interruptedAt = performance.now();
  else if (performance.now() - interruptedAt > 1_000) process.exit(2);
  ended.abort();
}
let interruptedAt = 0;

/** Prints both sides' counts. @returns the exit code */
async function conclude(platform: Platform, book: Book, happened: number): Promise<number> {
  const compared = await book.compare(async (kind, records) => {
    const { results } = await delivered(() => store(platform, kind, records));
    return results;
  });
  say(`${happened} things happened.`);
  for (const { kind, sent, same } of compared) say(`${kind}: ${sent} sent, ${same} there as they were sent`);
  const heard = [...book.heard].map(([type, count]) => `${count} ${type}`);
  say(`Decisions heard: ${heard.length === 0 ? 'none' : heard.join(', ')}.`);
  for (const problem of book.problems) say(`Does not fit: ${problem}`);
  const isEqual = book.problems.length === 0 && compared.every(({ sent, same }) => sent === same);
  say(isEqual ? 'Both have the same.' : 'They do not have the same.');
  return isEqual ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  },
);
