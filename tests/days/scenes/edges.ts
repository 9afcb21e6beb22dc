import type { Random } from '../../../demo/random.ts';
import { freeze } from '../actors/compliance.ts';
import { claimNext, handle } from '../actors/desk.ts';
import { readFeed } from '../actors/platform.ts';
import { memoryOf } from '../actors/platform-memory.ts';
import { enrol, secondSteps, secretOfApp, showCode } from '../actors/second-steps.ts';
import { undo } from '../actors/second-thoughts.ts';
import { replaceToken } from '../actors/sign-ins.ts';
import { addTarget, targetsOf } from '../actors/webhooks.ts';
import type { Caller } from '../call.ts';
import { take } from '../carry-on.ts';
import type { Deadline, Kind } from '../deadlines.ts';
import { renewSession } from '../sign-in.ts';
import { atTheConsole } from '../suspensions.ts';
import { fireTimers, goThrough, isOfWebhooks, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';
import { inStatus, someProcesses } from './payments.ts';

const ADMINS = '/api/admin/admins';
const WEBHOOKS = '/api/admin/system/webhooks';
const REVIEWERS = ['rosa', 'rick', 'rita'];
const TURNS = 24;

type Work = (world: World, random: Random, of: string) => Promise<void>;

/** Something that ends by itself: how it begins, and acts whose outcome depends on whether it has ended. */
interface Life {
  begin: Work;
  acts: readonly Work[];
}

/** Somebody makes a call, signed in anew unless that was to be seen. */
const call =
  (
    names: readonly string[],
    wanted: (of: string, text: string) => { method?: string; path: string; body?: object; ids?: string[] },
  ): Work =>
  async (world, random, of) => {
    const caller = await signedIn(world, random, random.pick(names));
    const { method = 'POST', path } = wanted(of, '');
    // Answers with secrets are not kept for a key.
    const isKeyed = method !== 'GET' && !/\/(invitation|secret)$|\/admins$/.test(path);
    await goThrough(world, random, () => world.calls.begin({ isKeyed, ...wanted(of, `#${world.calls.next}`), caller }));
  };

async function signedIn(world: World, random: Random, name: string): Promise<Caller> {
  const caller = world.staff.named(name);
  await world.act(random, () => renewSession(world, caller));
  return caller;
}

const someAwaiting = (world: World, random: Random) => {
  const ids = inStatus(world, 'pending', 'pending_review');
  return ids.length > 0 ? random.pick(ids) : undefined;
};

const decide: Work = async (world, random) => {
  const id = someAwaiting(world, random);
  for (const name of REVIEWERS) await signedIn(world, random, name);
  if (id !== undefined) await take('approve')(world, random, id);
};

const approve = (of: string, text: string) => ({
  path: `/admin/withdrawal/withdrawals/${of}/approve`,
  ids: [of],
  body: { notes: text },
});

const atDesk =
  (what: string): Work =>
  async (world, random, of) => {
    const caller = await signedIn(world, random, random.pick(REVIEWERS));
    await goThrough(world, random, () => handle(world, caller, of, what, true));
  };

const next: Work = async (world, random) => {
  const caller = await signedIn(world, random, random.pick(REVIEWERS));
  await goThrough(world, random, () => claimNext(world, random, caller, () => {}));
};

const consoleActs: Work = async (world, random) =>
  world.act(random, () => atTheConsole(world, random.pick(['suspend', 'resume', 'resume'])));

const sendMessages: Work = async (world, random) => {
  const [process] = someProcesses(world, random);
  if (process) await takeTurns(world, random, await fireTimers(world, random, process, isOfWebhooks), TURNS);
};

const ownCall: Work = (world, random, of) => {
  const caller = [...world.staff.people.values()].find(({ adminId }) => adminId === of) ?? world.staff.platform;
  const path = random.pick(['/api/admin/me', '/api/admin/me/sessions', '/api/admin/me/preferences']);
  return goThrough(world, random, () => world.calls.begin({ caller, method: 'GET', path }));
};

const LIVES: Partial<Record<Kind, Life>> = {
  session: {
    begin: async (world, random) => void (await signedIn(world, random, random.pick(REVIEWERS))),
    acts: [ownCall],
  },
  token: {
    begin: async (world, random) => world.act(random, () => replaceToken(world, random, 1)),
    acts: [
      async (world, random) => world.act(random, () => readFeed(world, memoryOf(world), 5)),
      async (world, random) => world.act(random, () => replaceToken(world, random, 1)),
      ownCall,
    ],
  },
  invitation: {
    begin: call(['ada'], (_, text) => ({
      path: ADMINS,
      body: { username: text.replace('#', 'new-'), roles: ['support'] },
    })),
    acts: [
      call(['ada'], (of) => ({ path: `${ADMINS}/${of}/invitation` })),
      call(['ada'], (of) => ({ path: `${ADMINS}/${of}/disable` })),
      call(['ada', 'aura'], (of) => ({ method: 'GET', path: `${ADMINS}/${of}` })),
    ],
  },
  request: {
    begin: decide,
    acts: [
      call(['rosa', 'rick', 'rita', 'ada'], approve),
      async (world, random, of) => {
        const asked = world.seen?.waiting.find(({ subject_id }) => subject_id === of);
        const path = `/api/admin/approvals/${asked?.id}`;
        const what = random.pick(['approve', 'approve', 'deny', 'withdraw']);
        const body = what === 'deny' ? { body: { reason: 'Not this one' } } : {};
        if (asked) await call(REVIEWERS, () => ({ path: `${path}/${what}`, ids: [of], ...body }))(world, random, of);
      },
      call(['ada'], () => ({ method: 'GET', path: '/api/admin/approvals?limit=5' })),
      next,
    ],
  },
  freeze: {
    begin: async (world, random) => {
      const player = world.known.stops.playerOf.get(someAwaiting(world, random) ?? '');
      await signedIn(world, random, 'rosa');
      if (player !== undefined) await goThrough(world, random, () => freeze(world, random, player, 'rosa'));
    },
    acts: [
      async (world, random, of) => {
        const own = [...world.known.stops.playerOf].filter(([, player]) => player === of).map(([id]) => id);
        const ids = own.filter((id) => inStatus(world, 'pending', 'pending_review').includes(id));
        if (ids.length > 0) await call(['rosa', 'rick', 'ada'], approve)(world, random, random.pick(ids));
      },
      call(['ada', 'rosa'], (of, text) => ({ path: `/api/admin/players/${of}/unfreeze`, body: { reason: text } })),
      async (world, random, of) => {
        await signedIn(world, random, 'rosa');
        await goThrough(world, random, () => freeze(world, random, of, 'rosa'));
      },
      call(['ada', 'aura'], (of) => ({ method: 'GET', path: `/api/admin/players/${of}` })),
    ],
  },
  snooze: {
    begin: async (world, random) => {
      const id = someAwaiting(world, random);
      if (id !== undefined) await atDesk('snooze')(world, random, id);
    },
    acts: [
      next,
      next,
      atDesk('wake'),
      atDesk('snooze'),
      call(REVIEWERS, () => ({ method: 'GET', path: '/admin/withdrawal/review-queue' })),
    ],
  },
  claim: { begin: next, acts: [next, next, atDesk('keep'), atDesk('keep'), atDesk('give back')] },
  suspension: {
    begin: async (world, random) => world.act(random, () => atTheConsole(world, 'suspend')),
    acts: [decide, decide, consoleActs, call(['ada'], () => ({ method: 'GET', path: '/api/admin/me' }))],
  },
  'held event': {
    begin: decide,
    acts: [
      async (world, random, of) => {
        const decider = world.known.steps.get(of)?.at(-1)?.admin_id;
        const caller = [...world.staff.people.values()].find(({ adminId }) => adminId === decider);
        if (caller) await goThrough(world, random, () => undo(world, caller, [of]));
      },
      async (world, random) => world.act(random, () => readFeed(world, memoryOf(world), 20)),
      sendMessages,
    ],
  },
  'offered secret': {
    begin: async (world, random) => {
      await signedIn(world, random, 'tess');
      await world.act(random, () => enrol(world, random));
    },
    acts: [
      async (world, random) => {
        const secret = secretOfApp(world);
        if (secret !== undefined) await world.act(random, () => showCode(world, random, secret));
        for (let times = 0; times < 3; times++) await world.act(random, () => secondSteps.act(world, random));
      },
    ],
  },
  'former secret': {
    begin: async (world, random) => {
      if (!world.memory.has('webhooks')) await world.act(random, () => addTarget(world));
      const [target] = targetsOf(world).values();
      if (target !== undefined)
        await call(['ada'], () => ({ path: `${WEBHOOKS}/${target}/secret` }))(world, random, '');
    },
    acts: [
      async (world, random, of) => {
        await call(['ada'], () => ({ path: `${WEBHOOKS}/${of}/test` }))(world, random, of);
        await sendMessages(world, random, of);
      },
      call(['ada'], (of) => ({ path: `${WEBHOOKS}/${of}/secret` })),
      call(['ada'], () => ({ method: 'GET', path: WEBHOOKS })),
    ],
  },
};
const KINDS = Object.keys(LIVES) as Kind[];

/** Nobody waits longer for an end. */
const MOST_MS = 4 * 86_400_000;
/** So long before an end, and after it. */
const BEFORE_MS = [1_000, 1_000, 20_000];
const AFTER_MS = [1, 1_000, 1_000, 30_000];

/** Something that ends by itself comes to its end: shortly before and after, people do what depends on it, and it may begin again in between. */
export const toItsEnd: Scene = {
  name: 'something comes to its end',
  weight: 3,
  async play(world, random) {
    const kind = random.pick(KINDS);
    const life = LIVES[kind];
    if (!life) return;
    // A request about rules or a payout is about no record that could be asked for again.
    const isOfRecord = ({ of }: Deadline) => kind !== 'request' || of !== '';
    const isNear = ({ until }: Deadline) => until > world.now && until < world.now + MOST_MS;
    const running = () =>
      world.seen?.deadlines.filter((one) => one.kind === kind && isOfRecord(one) && isNear(one)) ?? [];
    if (running().length === 0 || random.chance(0.3)) await life.begin(world, random, '');
    const all = running();
    if (all.length === 0) return;
    let end: Deadline = random.pick(all);
    const act = async () => {
      for (let times = random.int(1, 2); times > 0; times--) await random.pick(life.acts)(world, random, end.of);
    };
    if (random.chance(0.3)) await act();
    end = running().find(({ of }) => of === end.of) ?? end;
    world.log(`the ${kind} of ${end.of} comes to its end`);
    world.pass(random, Math.max(0, end.until - world.now - random.pick(BEFORE_MS)));
    if (random.chance(0.7)) await act();
    const last = running().find(({ of }) => of === end.of) ?? end;
    world.pass(random, Math.max(0, last.until - world.now) + random.pick(AFTER_MS));
    await act();
    if (random.chance(0.5)) await act();
  },
};
