import { createRandom, type Random, weighted } from '../../demo/random.ts';
import type { Actor } from './actor.ts';
import { ACTORS } from './actors/all.ts';
import { operator } from './actors/operator.ts';
import { firstRecords, recordsOf, sendKind } from './actors/platform.ts';
import { isProgram } from './call.ts';
import type { TestedDatabase } from './database.ts';
import { comeToAnEnd } from './end.ts';
import { comeBetween } from './intrusion.ts';
import { reachedKinds } from './kinds.ts';
import { happenNext, happenUntilQuiet, isWaiting } from './quiet.ts';
import { SCENES, type Scene } from './scenes/all.ts';
import type { Traffic } from './tendencies.ts';
import { type LogLine, World } from './world.ts';
import { Wrong } from './wrong.ts';

/** How long a day is: its steps, and the time that they share. */
export interface Length {
  steps: number;
  ms: number;
  traffic: Traffic;
  /** The share of steps that are the operator's beyond its weight. */
  moreCrashes: number;
  /** Whether what happens often is drawn anew for each seed. */
  isVaried: boolean;
}

/** Three seconds of processor time, more or less, and an hour or some of the simulated one. */
export const SHIFT: Length = {
  steps: 30,
  ms: 3_600_000,
  moreCrashes: 0,
  isVaried: true,
  traffic: { least: 8, most: 28, batch: 60, withoutPurchase: 0.9 },
};
/** Its first half: its steps are the same. */
export const HALF_SHIFT: Length = { ...SHIFT, steps: SHIFT.steps / 2, ms: SHIFT.ms / 2 };
/** About 300 decisions, 3,000 records of the platform and 20 crashes. */
export const DAY: Length = {
  steps: 175,
  ms: 86_400_000,
  traffic: { least: 60, most: 210, batch: 400, withoutPurchase: 0.5 },
  moreCrashes: 0.13,
  isVaried: false,
};

export interface Play {
  seed: number;
  length: Length;
  database: TestedDatabase;
  /** The numbers of the steps that are taken; by default all. */
  only?: ReadonlySet<number>;
  /** By default the books are compared now and then; 1 compares them after each transaction, which takes longer. */
  compareEvery?: number;
  /** Whether it is over with its last step, and not when everything has come to its end. */
  isCutOff?: boolean;
}

export interface Played {
  lines: LogLine[];
  /** Undefined when nothing went wrong. */
  wrong: Wrong | undefined;
  /** The step in which it went wrong; the last one when that was not before the end. */
  step: number;
  decisions: number;
  records: number;
  crashes: number;
  /** Transactions, timers and answers. */
  moments: number;
  /** The kinds of rows, events and transfers that it has reached, when nothing went wrong. */
  kinds: readonly string[];
}

const COMPARE_EVERY = 60;
/** The most that happens before a step of what waits. */
const MAX_SETTLED = 60;

/** Plays a day, or a part of it. The same seed, length and steps give the same log. */
export async function play(given: Play): Promise<Played> {
  const { seed, length, database, only, compareEvery = COMPARE_EVERY, isCutOff = false } = given;
  const world = new World({
    seed: String(seed),
    database,
    compareEvery,
    traffic: length.traffic,
    isVaried: length.isVaried,
  });
  const { factor } = world.tendencies;
  const drawing = {
    actor: weighted(ACTORS, ({ name, weight }) => weight * factor(name)),
    scene: weighted(SCENES, ({ name, weight }) => weight * factor(name)),
  };
  let wrong: Wrong | undefined;
  let step = 0;
  let kinds: string[] = [];
  try {
    await world.open();
    await begin(world);
    for (; step < length.steps; step++) if (!only || only.has(step)) await takeStep(world, seed, step, length, drawing);
    if (!isCutOff) await comeToAnEnd(world);
    kinds = await reachedKinds(world);
  } catch (error) {
    wrong = error instanceof Wrong ? error : new Wrong('error', (error as Error).stack ?? String(error));
    world.log(`WRONG ${wrong.message}`);
  } finally {
    world.close();
  }
  const decisions = world.calls.all.filter(({ method, caller }) => method !== 'GET' && !isProgram(caller));
  return {
    lines: world.lines,
    wrong,
    step,
    decisions: decisions.length,
    records: recordsOf(world),
    crashes: world.crashes,
    moments: world.moment,
    kinds,
  };
}

/** Has the platform send what was there before, so that there is something to decide from the first step on. */
async function begin(world: World): Promise<void> {
  const random = createRandom(`${world.seed} beginning`);
  for (const kind of firstRecords(world, random)) {
    await world.act(random, () => sendKind(world, kind));
    await happenUntilQuiet(world, random);
  }
}

/** Draws who acts, and what is played, as the world tends to. */
interface Drawing {
  actor(random: Random): Actor;
  scene(random: Random): Scene;
}

async function takeStep(world: World, seed: number, step: number, length: Length, drawing: Drawing): Promise<void> {
  const { settled, scenes, intruded } = world.tendencies;
  const random = createRandom(`${seed} step ${step}`);
  // Mostly what is under way ends before much time passes: otherwise few calls would be answered before their time is up.
  if (random.chance(settled))
    for (let left = MAX_SETTLED; left > 0 && isWaiting(world); left--) await happenNext(world, random);
  // Mostly next to nothing, seldom minutes, and so much on average that the day is over with its last step.
  const share = random.next() ** 3 * 4;
  world.pass(random, Math.round((share * length.ms) / length.steps));
  if (random.chance(scenes)) {
    const scene = drawing.scene(random);
    world.log(`scene: ${scene.name}`);
    await scene.play(world, random);
  } else {
    const actor = length.moreCrashes > 0 && random.chance(length.moreCrashes) ? operator : drawing.actor(random);
    const known = world.calls.all.length;
    await world.act(random, () => actor.act(world, random));
    if (random.chance(intruded)) await comeBetween(world, random, world.calls.all.slice(known));
  }
  for (let left = random.int(4, 22); left > 0; left--) if (!(await world.happen(random))) break;
}
