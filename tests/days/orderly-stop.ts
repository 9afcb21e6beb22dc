import { HEAD_FILE, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** As long as the last sealing may take. */
const SEALING_MS = 3_000;

/** The steps by which a process stops. */
export interface Steps {
  stopSending(): Promise<void>;
  sealAudit(): Promise<void>;
}

/** The steps, after each of which it is checked that the process leaves nothing that it could have done in time. */
export function checkedSteps(world: World, process: ServerProcess, { stopSending, sealAudit }: Steps): Steps {
  return {
    async stopSending() {
      world.questions.toldToStop(process);
      await stopSending();
      if (!process.isAlive) return;
      world.questions.ended(process);
      if (!process.isBroken) world.check(() => requireSignedOff(world, process));
    },
    async sealAudit() {
      const [upTo, began] = [world.known.newestAudit, world.host.time];
      await sealAudit();
      if (process.isAlive && !process.isBroken && world.host.time < began + SEALING_MS)
        world.check(() => requireSealed(world, process, upTo));
    },
  };
}

/** A process that does not pay any more is not shown as one that does. */
async function requireSignedOff(world: World, process: ServerProcess): Promise<void> {
  const own = [...world.known.workers].filter(([, machine]) => machine === process).map(([id]) => id);
  const [left] = await world.rows('select from payment_workers where worker_id = any($1)', [own]);
  if (left) throw new Wrong('stop', `${process.name} stops, and is still shown as one that pays`);
}

/** The rows of the audit log that were there are sealed, and the heads of their blocks exported. */
async function requireSealed(world: World, process: ServerProcess, upTo: number): Promise<void> {
  if (upTo === 0) return;
  const [block] = await world.rows<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_blocks where row_ids[array_upper(row_ids, 1)] >= $1 order by block_id limit 1`,
    [upTo],
  );
  if (!block) throw new Wrong('stop', `${process.name} stops, and row ${upTo} of the audit log is not sealed`);
  if (!world.host.files.content(HEAD_FILE).includes(block.hash))
    throw new Wrong('stop', `${process.name} stops, and the block with row ${upTo} of the audit log is not exported`);
}
