import { TooManyImports } from './refusals.ts';

/** Each takes the process's time, and a connection to the database while it stores a batch. */
const MOST = 4;

/** The imports, or uploads, that run in this process: one of each account, so that nobody holds every slot. */
export class ImportSlots {
  readonly #accounts = new Set<string>();
  readonly #noun: string;

  /** @param noun for the refusals */
  constructor(noun = 'import') {
    this.#noun = noun;
  }

  /** @returns what ends it @throws TooManyImports */
  begin(adminId: string): () => void {
    if (this.#accounts.has(adminId)) throw new TooManyImports('yours', this.#noun);
    if (this.#accounts.size >= MOST) throw new TooManyImports('others', this.#noun);
    this.#accounts.add(adminId);
    return () => void this.#accounts.delete(adminId);
  }
}
