import type { Actor } from '../actor.ts';
import type { Fault } from '../connection.ts';
import type { ServerProcess } from '../server-process.ts';
import { OFFSET_MS, type World } from '../world.ts';

const MINUTE_MS = 60_000;
/** Longer than anything waits: requests for a second person, messages that are tried again, sessions. */
const WEEKEND_MS = 73 * 60 * MINUTE_MS;

/** The operator and the machines: processes are killed in the middle of things, stopped and started, clocks jump, and now and then nobody is there for days. */
export const operator: Actor = {
  name: 'operator',
  weight: 6,
  act(world, random) {
    const index = random.int(0, world.processes.length - 1);
    const process = world.processes[index];
    if (!process?.isAlive) return world.startProcess(index);
    const what = random.pick([
      'kill',
      'kill',
      'die',
      'die',
      'break',
      'break',
      'break',
      'stop',
      'clock',
      'clock of the database',
      'weekend',
    ]);
    if (what === 'weekend') {
      world.host.time += WEEKEND_MS;
      return world.log('a weekend passes');
    }
    if (what === 'clock') {
      process.offsetMs = random.int(OFFSET_MS.least, OFFSET_MS.most);
      return world.log(`the clock of ${process.name} jumps, to ${Math.round(process.offsetMs / 1_000)} s ahead`);
    }
    if (what === 'clock of the database') {
      const ms = random.chance(0.2) ? random.int(0, 30 * MINUTE_MS) : random.int(0, 2_000);
      world.databaseMachine.offsetMs += ms;
      return world.log(`the clock of the database jumps ${Math.round(ms / 1_000)} s ahead`);
    }
    if (what === 'stop') {
      world.log(`${process.name} is told to stop`);
      return process.stop();
    }
    world.crashes += 1;
    if (what === 'kill') {
      world.log(`${process.name} is killed`);
      return process.kill();
    }
    const after = random.pick(['commit', 'commit', 'end', 'end', random.int(0, 14)] as const);
    strikeLater(world, process, { what: what === 'die' ? 'kill' : 'break', after });
  },
  /** One process is enough to bring everything to its end. */
  end(world) {
    for (const [index, process] of world.processes.entries()) {
      if (index > 0) process?.kill();
      else if (!process?.isAlive) world.startProcess(index);
      else process.fault = undefined;
    }
  },
};

/** Has a process die, or its connection break, in one of its next transactions. */
export function strikeLater(world: World, process: ServerProcess, fault: Fault): void {
  process.fault = fault;
  const { what, after } = fault;
  const moments = { commit: 'right after its next commit', end: 'right before its next commit' };
  const moment = typeof after === 'string' ? moments[after] : `after ${after} statements of a transaction`;
  world.log(`${process.name} will ${what === 'kill' ? 'die' : 'lose its connection'} ${moment}`);
}
