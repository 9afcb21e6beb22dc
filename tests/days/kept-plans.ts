import type { PGlite } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the database has parsed. */
interface Kept {
  name: Uint8Array;
  /** The database's words about its parameters, and about its rows. */
  parameters: Messages | undefined;
  rows: Messages | undefined;
}

const code = (letter: string) => letter.charCodeAt(0);
const [PARSE, DESCRIBE, BIND, EXECUTE, SYNC] = ['P', 'D', 'B', 'E', 'S'].map(code);
const STATEMENT = code('S');
/** The end of an extended query, as PGlite sends it. */
const SYNC_MESSAGE = new Uint8Array([SYNC ?? 0, 0, 0, 0, 4]);
/** Longer ones insert many rows, and hardly ever come again. */
const MAX_LENGTH = 12_000;

/** A message with something put in where the name of a statement is. */
function withName(message: Uint8Array, at: number, name: Uint8Array): Uint8Array {
  const named = new Uint8Array(message.length + name.length);
  named.set(message.subarray(0, at));
  named.set(name, at);
  named.set(message.subarray(at), at + name.length);
  new DataView(named.buffer).setInt32(1, named.length - 1);
  return named;
}

/**
 * Has an embedded database parse and plan each statement once, and not each time: that takes longer than running it on the few rows of a day. PGlite
 * sends an unnamed statement in six messages; this names it, and from the second time on sends the last three of them at once.
 *
 * @returns a function that has it forget them all, so that one day leaves nothing to the next
 */
export function keepPlans(client: PGlite): () => Promise<void> {
  const run = client.execProtocolStream.bind(client);
  const known = new Map<string, Kept>();
  let made = 0;
  let current: Kept | undefined;
  let bound: Uint8Array | undefined;
  let isSynced = false;

  const parse: typeof run = async (message, options) => {
    const text = message.length > MAX_LENGTH ? undefined : Buffer.from(message.subarray(6)).toString('latin1');
    current = text === undefined ? undefined : known.get(text);
    if (current) return [];
    if (text === undefined) return run(message, options);
    made += 1;
    const name = Buffer.from(`kept_${made}`);
    const answer = await run(withName(message, 5, name), options);
    current = { name, parameters: undefined, rows: undefined };
    known.set(text, current);
    return answer;
  };
  const describe: typeof run = async (message, options) => {
    if (!current) return run(message, options);
    if (message[5] === STATEMENT) {
      current.parameters ??= await run(withName(message, 6, current.name), options);
      return current.parameters;
    }
    if (!current.rows) {
      const binding = bound;
      bound = undefined;
      if (binding) await run(binding, options);
      current.rows = await run(message, options);
    }
    return current.rows;
  };
  const execute: typeof run = async (message, options) => {
    if (!bound) return run(message, options);
    const all = Buffer.concat([bound, message, SYNC_MESSAGE]);
    bound = undefined;
    const answer = await run(new Uint8Array(all), options);
    isSynced = true;
    return answer;
  };

  client.execProtocolStream = async (message, options) => {
    const kind = message[0];
    if (kind === PARSE) return parse(message, options);
    if (kind === DESCRIBE) return describe(message, options);
    if (kind === EXECUTE) return execute(message, options);
    if (kind === BIND && current) {
      bound = withName(message, 6, current.name);
      return [];
    }
    if (kind === SYNC && isSynced) {
      isSynced = false;
      return [];
    }
    bound = undefined;
    return run(message, options);
  };
  return async () => {
    known.clear();
    await client.exec('deallocate all');
  };
}
